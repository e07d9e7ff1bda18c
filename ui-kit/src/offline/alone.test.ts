import { describe, expect, it } from 'vitest';
import { alone } from './alone.ts';

type Locks = NonNullable<Parameters<typeof alone>[1]>;

const free = { request: (_name: string, _options: LockOptions, run: () => unknown) => run() } as Locks;
const held = {
  request: (_name: string, { signal }: LockOptions) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
} as Locks;

describe('work that one tab does at a time', () => {
  it.each([
    ['a free lock', free],
    ['no locks', undefined],
  ])('is done once with %s', async (_, locks) => {
    let done = 0;
    await alone(async () => void done++, locks);
    expect(done).toBe(1);
  });

  it('is done all the same when a frozen tab keeps the lock', async () => {
    let done = 0;
    const waiting = new AbortController();
    const working = alone(async () => void done++, held, waiting.signal);
    await Promise.resolve();
    expect(done).toBe(0);
    waiting.abort();
    await working;
    expect(done).toBe(1);
  });

  it('is not done again when it failed', async () => {
    let done = 0;
    const failing = async () => {
      done++;
      throw new Error('broken');
    };
    await expect(alone(failing, free)).rejects.toThrow('broken');
    expect(done).toBe(1);
  });
});
