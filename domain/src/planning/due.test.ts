import { expect, test } from 'vitest';
import { whenDue } from './due.ts';

test.each([
  [null, 'none'],
  ['2026-03-06', 'overdue'],
  ['2026-03-07', 'week'],
  ['2026-03-13', 'week'],
  ['2026-03-14', 'later'],
] as const)('on March 7 what is due %s is %s', (due, when) => {
  expect(whenDue(due, '2026-03-07')).toBe(when);
});
