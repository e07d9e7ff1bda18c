import { describe, expect, it } from 'vitest';
import { createLive, type LiveFrame, type Socket, type SocketEvents } from './connection.ts';

class FakeSocket implements Socket {
  readonly sent: unknown[] = [];
  readonly events: SocketEvents;
  closed = false;
  constructor(events: SocketEvents) {
    this.events = events;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
    this.events.closed();
  }
  push(frame: object): void {
    this.events.message(JSON.stringify(frame));
  }
}

/** A network whose sockets and timers the test drives. */
function network() {
  const sockets: FakeSocket[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const live = createLive({
    open: (events) => {
      const socket = new FakeSocket(events);
      sockets.push(socket);
      return socket;
    },
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    now: () => 1000,
    random: () => 1,
  });
  const newest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  };
  return { live, sockets, timers, newest };
}

describe('the live connection', () => {
  it('joins rooms once it is open, and later ones at once, over one socket', () => {
    const { live, sockets, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    live.join('desk:t1', () => {});
    expect(newest().sent).toEqual([{ join: 'board:t1' }, { join: 'desk:t1' }]);
    expect(sockets).toHaveLength(1);
  });

  it('tells only the listeners of a room', () => {
    const { live, newest } = network();
    const heard: LiveFrame[] = [];
    live.join('board:t1', (frame) => heard.push(frame));
    live.join('board:t2', () => expect.unreachable('another room was told'));
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: 7, data: { court: '3' } });
    expect(heard).toEqual([{ room: 'board:t1', event: 'assign', position: '7', data: { court: '3' } }]);
  });

  it('survives frames that are none', () => {
    const { live, newest } = network();
    live.join('board:t1', () => expect.unreachable('no frame came'));
    newest().events.opened();
    newest().events.message('{');
    newest().events.message(new ArrayBuffer(2));
    newest().push({ room: 4 });
    expect(live.state().status).toBe('live');
  });

  it('comes back with growing waits and asks only for what it missed', () => {
    const { live, timers, newest } = network();
    live.join('board:t1', () => {});
    newest().events.opened();
    newest().push({ room: 'board:t1', event: 'assign', position: '41' });
    newest().events.closed();
    expect(live.state()).toEqual({ status: 'offline', heard: 1000 });
    timers[0]?.run();
    newest().events.closed();
    timers[1]?.run();
    expect(timers.map(({ ms }) => ms)).toEqual([500, 1000]);
    newest().events.opened();
    expect(newest().sent).toEqual([{ join: 'board:t1', position: '41' }]);
    expect(live.state().status).toBe('live');
  });

  it('closes when the last listener leaves, and does not come back by itself', () => {
    const { live, timers, newest } = network();
    const leave = live.join('board:t1', () => {});
    newest().events.opened();
    leave();
    expect(newest().closed).toBe(true);
    expect(live.state().status).toBe('idle');
    expect(timers).toEqual([]);
  });
});
