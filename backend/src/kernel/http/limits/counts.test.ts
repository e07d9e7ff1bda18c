import { afterEach, expect, it, vi } from 'vitest';
import { Counts } from './counts.ts';

afterEach(() => vi.useRealTimers());

it('a window ends in its time also where the clock was put back meanwhile', () => {
  vi.useFakeTimers();
  const counts = new Counts();
  const seen: number[] = [];
  const ask = () => counts.incr('ann', (_, result) => seen.push(result?.current ?? 0), 60_000);
  ask();
  ask();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(61_000);
  ask();
  expect(seen).toEqual([1, 2, 1]);
});
