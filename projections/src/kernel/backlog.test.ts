import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Backlog } from './backlog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits since the oldest arrival that is not done', () => {
  const backlog = new Backlog(5n);
  expect(backlog.waitingMs).toBe(0);
  backlog.arrived(6n);
  vi.advanceTimersByTime(1_000);
  backlog.arrived(7n);
  vi.advanceTimersByTime(1_000);
  expect(backlog.waitingMs).toBe(2_000);
  backlog.done(6n);
  expect(backlog.waitingMs).toBe(1_000);
  backlog.done(7n);
  expect(backlog.waitingMs).toBe(0);
});

test('forgets nothing that arrived together with something that is done', () => {
  const backlog = new Backlog();
  backlog.arrived(1n);
  backlog.arrived(2n);
  backlog.done(1n);
  vi.advanceTimersByTime(3_000);
  expect(backlog.waitingMs).toBe(3_000);
});

test('holds little however much arrives, and nothing that never was', () => {
  const backlog = new Backlog();
  for (let position = 1n; position <= 1_000n; position += 1n) {
    backlog.arrived(position);
    vi.advanceTimersByTime(1);
  }
  backlog.done(700n);
  expect(backlog.waitingMs).toBeLessThan(500);
  backlog.rewound(700n);
  expect(backlog.waitingMs).toBe(0);
  vi.advanceTimersByTime(1_000);
  backlog.done(700n);
  expect(backlog.waitingMs).toBe(0);
});
