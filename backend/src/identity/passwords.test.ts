import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Passwords } from './passwords.ts';

/** For tests that are about the door, not about the lock. */
const cost = { logN: 10, r: 8, p: 1 };

describe('a password', () => {
  it('matches its hash however its letters were composed, and nothing else does', async () => {
    const passwords = new Passwords({ cost });
    const hash = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.matches('cafe\u0301 au lait', hash)).toBe(true);
    expect(await passwords.matches('cafe au lait', hash)).toBe(false);
    expect(await passwords.matches('caf\u00e9 au lait', 'plain$text')).toBe(false);
    expect(await passwords.hash('caf\u00e9 au lait')).not.toBe(hash);
  });

  it('is hashed at a cost that guessing feels', async () => {
    expect(await new Passwords().hash('x')).toMatch(/^scrypt\$15\$8\$3\$/);
  });
});

describe('many at once', () => {
  const crowd = async (passwords: Passwords, size: number) => {
    const outcomes = await Promise.allSettled(Array.from({ length: size }, () => passwords.hash('x')));
    return outcomes.map(({ status }) => status === 'fulfilled');
  };

  it('wait for their turn, and who would wait too long is told so at once', async () => {
    const passwords = new Passwords({ cost, atOnce: 1, patienceSeconds: 0.25 });
    expect(await crowd(passwords, 5)).toEqual([true, true, true, false, false]);
    expect(await crowd(passwords, 1)).toEqual([true]);
  });

  it('wait no longer than that where this machine is slower than it was', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const passwords = new Passwords({ atOnce: 1, patienceSeconds: 0.25 });
    const told = crowd(passwords, 2);
    vi.advanceTimersByTime(250);
    expect(await told).toEqual([true, false]);
    expect(await crowd(passwords, 1)).toEqual([true]);
  });

  it('may be the more the faster this machine turns out to be', async () => {
    const passwords = new Passwords({ cost, atOnce: 1, patienceSeconds: 0.25 });
    for (let taken = 0; taken < 60; taken++) await passwords.hash('x');
    expect(await crowd(passwords, 6)).not.toContain(false);
  });

  it('of a burst of 300 nobody is turned away where a hash takes a tenth of a second on two processors', async () => {
    expect(await crowd(new Passwords({ cost, atOnce: 2 }), 300)).not.toContain(false);
  });

  it('keep neither the event loop nor the reading of files from going on', async () => {
    const passwords = new Passwords();
    const finished: string[] = [];
    const hashes = Array.from({ length: 4 }, () => passwords.hash('x').then(() => finished.push('hash')));
    await Promise.all([
      ...hashes,
      new Promise((resolve) => setImmediate(resolve)).then(() => finished.push('loop')),
      readFile(import.meta.filename).then(() => finished.push('file')),
    ]);
    expect(finished.slice(0, 2).sort()).toEqual(['file', 'loop']);
  });
});
