import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { describe, expect, it } from 'vitest';
import { dayOf, dayRange, edgeRange, zoneNames } from './dates.ts';
import { datedMoment, hours, hoursMinutes, moment, sameClock, shortSpan, span } from './format.ts';

const MORNING = '2026-03-07T13:00:00.000Z';
const NOON = '2026-03-07T17:00:00.000Z';

describe('times at the venue', () => {
  it('name day, span and zone', () => {
    expect(span(MORNING, NOON, 'US/Eastern')).toBe('Sat, Mar 7, 8:00 AM - 12:00 PM EST');
    expect(span(MORNING, NOON, 'US/Arizona')).toBe('Sat, Mar 7, 6:00 AM - 10:00 AM MST');
  });

  it('follow the clock change within one tournament', () => {
    expect(span('2026-03-08T12:00:00.000Z', null, 'US/Eastern')).toBe('Sun, Mar 8, 8:00 AM EDT');
  });

  it('name both zones of days among which the clocks change', () => {
    expect(zoneNames('2026-10-30', '2026-11-02', 'US/Eastern')).toBe('EDT / EST');
    expect(zoneNames('2026-11-02', '2026-11-05', 'US/Eastern')).toBe('EST');
    expect(zoneNames('2026-10-30', '2026-11-02', 'US/Arizona')).toBe('MST');
  });

  it('name the second day of a night shift', () => {
    expect(span('2026-03-08T02:00:00.000Z', '2026-03-08T06:00:00.000Z', 'US/Eastern')).toBe(
      'Sat, Mar 7, 9:00 PM - Sun, Mar 8, 1:00 AM EST',
    );
  });

  it('name the day of an end below a heading only where the hours would not say it', () => {
    expect(hours('2026-03-07T03:00:00.000Z', '2026-03-07T11:00:00.000Z', 'US/Eastern')).toBe(
      '10:00 pm - 6:00 am',
    );
    expect(hours('2026-03-06T13:00:00.000Z', MORNING, 'US/Eastern')).toBe('8:00 am - Sat 03/07 8:00 am');
  });

  it('are compact in tables', () => {
    expect(moment(MORNING, 'US/Eastern')).toBe('Sat 03/07 8:00 am');
    expect(moment(MORNING, 'US/Eastern', 'es')).toBe('sáb 7 mar 8:00 a.m.');
    expect(shortSpan(MORNING, NOON, 'US/Eastern')).toBe('Sat 03/07 8:00 am - 12:00 pm');
  });

  it('say their year where they may lie outside of the days of a tournament', () => {
    expect(datedMoment(MORNING, 'US/Eastern')).toBe('Sat 03/07/2026 8:00 am');
    expect(datedMoment(MORNING, 'US/Eastern', 'es')).toBe('sáb 7 mar 2026 8:00 a.m.');
  });

  it('say the year of a day in headings outside of the days of a tournament', () => {
    const own = { start: '2026-03-05', end_date: '2026-03-07' };
    expect(dayOf(MORNING, 'US/Eastern', own)).toBe('Sat, Mar 7');
    expect(dayOf(MORNING, 'US/Eastern', own, 'es')).toBe('sáb, 7 de mar');
    expect(dayOf('2026-03-08T13:00:00.000Z', 'US/Eastern', own)).toBe('Sun, Mar 8, 2026');
    expect(dayOf(MORNING, 'US/Eastern', { start: '2026-03-07', end_date: null })).toBe('Sat, Mar 7');
    expect(dayOf(MORNING, 'US/Eastern', { start: null, end_date: null })).toBe('Sat, Mar 7, 2026');
  });

  it('tell whether the own clock shows the same', () => {
    expect(sameClock(MORNING, 'US/Mountain', 'US/Arizona')).toBe(true);
    expect(sameClock('2026-07-07T13:00:00.000Z', 'US/Mountain', 'US/Arizona')).toBe(false);
  });
});

describe('days', () => {
  it.each([
    ['2026-03-07', '2026-03-09', 'Mar 7 - 9, 2026'],
    ['2026-03-30', '2026-04-02', 'Mar 30 - Apr 2, 2026'],
    ['2026-03-07', '2026-03-07', 'Mar 7, 2026'],
    ['2026-03-07', null, 'Mar 7, 2026'],
  ])('from %s to %s read %s', (start, end, text) => expect(dayRange(start, end)).toBe(text));

  it('are nothing while dates are needed', () => expect(dayRange(null, null)).toBeNull());

  it.each([
    ['2026-03-07', '2026-03-09', '03/07/2026 - 03/09/2026'],
    ['2026-03-07', '2026-03-07', '03/07/2026'],
    ['2026-03-07', null, '03/07/2026'],
    [null, null, null],
  ])('from %s to %s read %s in tables', (start, end, text) => expect(edgeRange(start, end)).toBe(text));

  it('are American at the edge', () => expect(edgeDate('2026-03-07')).toBe('03/07/2026'));

  it('count worked time in hours and minutes', () => expect(hoursMinutes(425)).toBe('7:05'));
});
