import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HashPool, type HashPoolOptions, type Share } from './hashPool.ts';

const WORK = { password: 'x', salt: new Uint8Array(), bytes: 0, options: {} };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A pool whose hashes take so many milliseconds, and who has been served, in order. */
function pool(tookMs: number, options: HashPoolOptions = {}) {
  const served: string[] = [];
  const hashes = new HashPool({
    atOnce: 1,
    ...options,
    threads: {
      run: () => new Promise((done) => setTimeout(() => done(new Uint8Array()), tookMs)),
      destroy: async () => undefined,
    },
  });
  const ask = async (share: Share, name: string = share): Promise<boolean> => {
    const outcome = await hashes.compute(WORK, share).then(
      () => true,
      () => false,
    );
    if (outcome) served.push(name);
    return outcome;
  };
  /** So many registrations at once: which of them were served. */
  const crowd = async (size: number): Promise<boolean[]> => {
    const all = Promise.all(Array.from({ length: size }, () => ask('registration')));
    await vi.runAllTimersAsync();
    return all;
  };
  return { served, ask, crowd };
}

describe('many at once', () => {
  it('wait for their turn, and are told once they have waited too long', async () => {
    const { crowd } = pool(100, { patienceSeconds: 0.25 });
    expect(await crowd(5)).toEqual([true, true, true, false, false]);
    expect(await crowd(1)).toEqual([true]);
  });

  it('wait for ten seconds and more on a busy machine, where a hash takes long', async () => {
    const { ask, crowd } = pool(500, { atOnce: 2 });
    for (let taken = 0; taken < 20; taken++) {
      const one = ask('registration');
      await vi.runAllTimersAsync();
      await one;
    }
    expect(await crowd(60)).not.toContain(false);
  });

  it('find a line that is full at once', async () => {
    const { ask, crowd } = pool(10);
    const crowded = crowd(301);
    expect(await ask('registration')).toBe(false);
    expect(await ask('login')).toBe(true);
    expect(await crowded).not.toContain(false);
  });

  it('wait no longer than that where this machine is slower than it was', async () => {
    const { ask, served } = pool(2_000, { patienceSeconds: 0.25 });
    const told = Promise.all([ask('registration'), ask('registration')]);
    await vi.advanceTimersByTimeAsync(250);
    expect(served).toEqual([]);
    await vi.runAllTimersAsync();
    expect(await told).toEqual([true, false]);
  });

  it('may be the more the faster this machine turns out to be', async () => {
    const { crowd } = pool(1, { patienceSeconds: 0.25 });
    for (let taken = 0; taken < 60; taken++) await crowd(1);
    expect(await crowd(6)).not.toContain(false);
  });

  it('of a burst of 300 nobody is turned away where a hash takes a tenth of a second on two processors', async () => {
    expect(await pool(100, { atOnce: 2 }).crowd(300)).not.toContain(false);
  });
});

describe('a login', () => {
  it('passes everybody who registers or asks for nobody', async () => {
    const { ask, served } = pool(100);
    const all = ['registration', 'unknown', 'registration', 'unknown'] as const;
    for (const share of all) void ask(share);
    void ask('login');
    await vi.runAllTimersAsync();
    expect(served).toEqual(['registration', 'login', 'registration', 'unknown', 'unknown']);
  });

  it('waits for little more than a hash while ten people register every second, for as long as they do', async () => {
    const { ask } = pool(250, { atOnce: 2 });
    const waits: number[] = [];
    const registrations: Promise<boolean>[] = [];
    for (let tenth = 0; tenth < 600; tenth += 1) {
      registrations.push(ask('registration'));
      const asked = performance.now();
      if (tenth % 5 === 0) void ask('login').then(() => waits.push(performance.now() - asked));
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.runAllTimersAsync();
    expect(waits).toHaveLength(120);
    expect(Math.max(...waits)).toBeLessThanOrEqual(2 * 250);
    // Two threads compute eight a second: what is beyond that is told so, once their line is full.
    expect(await Promise.all(registrations)).toContain(false);
  });

  it('finds its line open while a crowd fills the others', async () => {
    const { ask, crowd } = pool(100, { patienceSeconds: 0.5 });
    const crowded = crowd(20);
    const login = ask('login');
    expect(await crowded).toContain(false);
    expect(await login).toBe(true);
  });

  it('lets one of the others pass after three, so that a crowd that logs in starves nobody', async () => {
    const { ask, served } = pool(100);
    for (let n = 1; n <= 8; n += 1) void ask('login', `login ${n}`);
    void ask('registration');
    void ask('unknown');
    await vi.runAllTimersAsync();
    const places = ['registration', 'unknown'].map((name) => served.indexOf(name));
    expect(served).toHaveLength(10);
    expect(places).toEqual([4, 8]);
  });
});
