import { describe, expect, it } from 'vitest';
import { Member } from './member.ts';

/** A connection that takes what the test lets it take. */
class Line {
  readonly OPEN = 1;
  readyState: 0 | 1 | 2 | 3 = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  ended = false;
  pings = 0;
  #pong: () => void = () => undefined;

  on(_event: 'pong', listener: () => void): void {
    this.#pong = listener;
  }
  send(frame: Buffer): void {
    this.sent.push(String(frame));
  }
  ping(): void {
    this.pings += 1;
  }
  pong(): void {
    this.#pong();
  }
  close(): void {
    this.readyState = 2;
  }
  terminate(): void {
    this.ended = true;
  }
}

describe('a member of live rooms', () => {
  it('that does not read what it is sent is dropped', () => {
    const line = new Line();
    const member = new Member(line, null);
    member.send(Buffer.from('one'));
    line.bufferedAmount = 1024 * 1024 + 1;
    member.send(Buffer.from('two'));
    expect(line).toMatchObject({ sent: ['one'], ended: true });
  });

  it('that gives no sign of life between two checks is dropped', () => {
    const line = new Line();
    const member = new Member(line, null);
    member.ping();
    line.pong();
    member.ping();
    expect(line.ended).toBe(false);
    member.ping();
    expect(line).toMatchObject({ ended: true, pings: 2 });
  });

  it('that is closing is told nothing more', () => {
    const line = new Line();
    const member = new Member(line, null);
    line.close();
    member.tell({ event: 'changed' });
    expect(line.sent).toEqual([]);
  });
});
