import { expect, it } from 'vitest';
import { isOnToday } from './onToday.ts';

const open = { start: '2030-03-05', end_date: '2030-03-07', time_zone: 'US/Pacific' } as const;

it('counts the days at the venue, not where the reader is', () => {
  // Seven in the evening of the fourth in Los Angeles is the fifth in Greenwich.
  expect(isOnToday(open, '2030-03-05T03:00:00.000Z')).toBe(false);
  expect(isOnToday(open, '2030-03-05T08:00:00.000Z')).toBe(true);
  expect(isOnToday(open, '2030-03-08T07:59:00.000Z')).toBe(true);
  expect(isOnToday(open, '2030-03-08T08:00:00.000Z')).toBe(false);
});

it('holds for the one day of a tournament without an end, and never without dates', () => {
  const noon = '2030-03-05T20:00:00.000Z';
  expect(isOnToday({ ...open, end_date: null }, noon)).toBe(true);
  expect(isOnToday({ ...open, end_date: null }, '2030-03-06T20:00:00.000Z')).toBe(false);
  expect(isOnToday({ ...open, start: null, end_date: null }, noon)).toBe(false);
});
