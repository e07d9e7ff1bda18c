import { expect, it } from 'vitest';
import { Wakefulness } from './wakefulness.ts';

it('a process that stood still knows which requests waited meanwhile', () => {
  let now = 10_000;
  const wakefulness = new Wakefulness(() => now);
  now += 400;
  expect(wakefulness.slept(now - 300)).toBe(false);
  const begunBefore = now;
  now += 3_000;
  // Found in a socket after it woke, sent nobody knows when.
  const foundAfter = now;
  expect([wakefulness.slept(begunBefore), wakefulness.slept(foundAfter)]).toEqual([true, true]);
  now += 1_500;
  expect([wakefulness.slept(now), wakefulness.slept(begunBefore)]).toEqual([false, true]);
});
