import { describe, expect, it } from 'vitest';
import { Histories } from './history.ts';

const frame = (text: string): Buffer => Buffer.from(text);
const texts = (frames: readonly Buffer[] | null) => frames?.map(String) ?? null;
const KB = 1024;

describe('what was said in a room', () => {
  it('is told again to who missed it', () => {
    const said = new Histories(10n);
    said.add('t1', 11n, frame('a'));
    said.add('t2', 12n, frame('b'));
    said.add('t1', 13n, frame('c'));
    expect(texts(said.after('t1', 10n))).toEqual(['a', 'c']);
    expect(texts(said.after('t1', 11n))).toEqual(['c']);
    expect(texts(said.after('t1', 13n))).toEqual([]);
  });

  it('is told again from the first frame on that tells of something later', () => {
    const said = new Histories(10n);
    said.add('t1', 11n, frame('a'));
    said.add('t1', 14n, frame('b, and what came after c'));
    said.add('t1', 13n, frame('c'));
    expect(texts(said.after('t1', 12n))).toEqual(['b, and what came after c', 'c']);
    expect(texts(said.after('t1', 13n))).toEqual(['b, and what came after c', 'c']);
    expect(texts(said.after('t1', 14n))).toEqual([]);
    said.forget('t1', 12n);
    expect(said.after('t1', 13n)).toBeNull();
    expect(texts(said.after('t1', 14n))).toEqual([]);
  });

  it('is known to be nothing where nothing was said, but not from before it was listened to', () => {
    const said = new Histories(10n);
    said.add('t2', 12n, frame('b'));
    expect(texts(said.after('t1', 10n))).toEqual([]);
    expect(said.after('t1', 9n)).toBeNull();
    expect(said.after('t2', 9n)).toBeNull();
  });

  it('is not told again once somebody in it is forgotten', () => {
    const said = new Histories(10n);
    said.add('t1', 11n, frame('a'));
    said.add('t2', 11n, frame('a'));
    said.forget('t1', 12n);
    said.add('t1', 13n, frame('b'));
    expect(said.after('t1', 11n)).toBeNull();
    expect(texts(said.after('t1', 12n))).toEqual(['b']);
    expect(texts(said.after('t2', 10n))).toEqual(['a']);
  });

  it('goes back 200 frames', () => {
    const said = new Histories(0n);
    for (let position = 1n; position <= 201n; position++) said.add('t1', position, frame('x'));
    expect(said.after('t1', 0n)).toBeNull();
    expect(said.after('t1', 1n)).toHaveLength(200);
  });

  it('takes 256 kB of a room at most, though a frame is large', () => {
    const said = new Histories(0n);
    for (let position = 1n; position <= 5n; position++) said.add('t1', position, Buffer.alloc(100 * KB));
    expect(said.after('t1', 2n)).toBeNull();
    expect(said.after('t1', 3n)).toHaveLength(2);
    said.add('t1', 6n, Buffer.alloc(300 * KB));
    expect(said.after('t1', 5n)).toBeNull();
    expect(said.after('t1', 6n)).toEqual([]);
  });

  it('takes 32 MB of all rooms at most, the silent ones first', () => {
    const said = new Histories(0n);
    for (let room = 1; room <= 140; room++) said.add(`t${room}`, BigInt(room), Buffer.alloc(250 * KB));
    expect(said.after('t140', 139n)).toHaveLength(1);
    // What was said in a room that is forgotten is not known to have been nothing.
    expect(said.after('t1', 0n)).toBeNull();
    expect(texts(said.after('t1', 140n))).toEqual([]);
    expect(texts(said.after('never', 140n))).toEqual([]);
  });
});
