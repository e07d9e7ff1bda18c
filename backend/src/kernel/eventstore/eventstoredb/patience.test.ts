import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Patience } from './session.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('what a silent server has used up is missing from the next call, but for the least share', () => {
  const patience = new Patience(1_000);
  expect(patience.begin()).toBe(1_000);
  vi.advanceTimersByTime(400);
  expect(patience.begin()).toBe(600);
  vi.advanceTimersByTime(5_000);
  expect(patience.begin()).toBe(500);
  patience.heard();
  expect(patience.begin()).toBe(1_000);
});

test('a server that has answered somebody since is not gone', () => {
  const patience = new Patience(1_000);
  const begun = performance.now();
  expect(patience.heardSince(begun)).toBe(false);
  vi.advanceTimersByTime(1);
  patience.heard();
  expect(patience.heardSince(begun)).toBe(true);
  expect(patience.heardSince(performance.now())).toBe(false);
});
