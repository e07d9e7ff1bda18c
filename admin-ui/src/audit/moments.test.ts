import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { describe, expect, it } from 'vitest';
import { dayOf, minuteFrom } from './moments.ts';

const NEW_YORK = 'America/New_York' as TimeZone;

describe('a day at the venue', () => {
  it('is counted in its own minutes, to the last second of each', () => {
    const day = dayOf('2027-03-06T15:30:20.000Z', NEW_YORK);
    expect([day.minute, day.minutes]).toEqual([10 * 60 + 30, 1440]);
    expect(day.at(0)).toBe('2027-03-06T05:00:59.999Z');
    expect(day.at(day.minute)).toBe('2027-03-06T15:30:59.999Z');
  });

  it('has an hour less or more when clocks are set', () => {
    expect(dayOf('2027-03-14T15:00:00.000Z', NEW_YORK).minutes).toBe(23 * 60);
    expect(dayOf('2027-11-07T15:00:00.000Z', NEW_YORK).minutes).toBe(25 * 60);
  });
});

it('a step of a minute ends with the minute', () => {
  expect(minuteFrom('2027-03-06T15:30:20.000Z', 1)).toBe('2027-03-06T15:31:59.999Z');
  expect(minuteFrom('2027-03-06T15:30:59.999Z', -1)).toBe('2027-03-06T15:29:59.999Z');
});
