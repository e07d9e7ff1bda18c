import { describe, expect, it } from 'vitest';
import { daysMoved, movedHours, type Played } from './dates.ts';

const EASTERN = 'US/Eastern';
const played = (
  start: string,
  end_date: string | null,
  time_zone: Played['time_zone'] = EASTERN,
): Played => ({
  start,
  end_date,
  time_zone,
});

/** Friday to Sunday in both years; the dates of weekdays differ by a day. */
const LAST_YEAR = played('2026-03-06', '2026-03-08');
const THIS_YEAR = played('2027-03-05', '2027-03-07');

/** A shift of a day by the clock of New York in winter, unless another offset is said. */
const shift = (day: string, from: number, to: number, offset = 5) => ({
  start: new Date(Date.UTC(...partsOf(day), from + offset)).toISOString(),
  end: new Date(Date.UTC(...partsOf(day), to + offset)).toISOString(),
});
const partsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
};

describe('days of last year’s tournament', () => {
  it('move from the first Saturday to the first Saturday', () => {
    expect(daysMoved(LAST_YEAR, THIS_YEAR, 'weekday')).toBe(364);
    // Thursday to Sunday becomes Saturday and Sunday.
    expect(daysMoved(played('2026-03-05', null), played('2027-03-06', null), 'weekday')).toBe(364);
    expect(daysMoved({ start: '2026-03-08' }, { start: '2026-03-14' }, 'weekday')).toBe(0);
  });

  it('move from day 1 to day 1, over a leap day as well', () => {
    expect(daysMoved(LAST_YEAR, THIS_YEAR, 'day')).toBe(364);
    expect(daysMoved({ start: '2027-03-05' }, { start: '2028-03-05' }, 'day')).toBe(366);
    expect(daysMoved({ start: '2028-02-29' }, { start: '2029-02-28' }, 'day')).toBe(365);
    expect(daysMoved({ start: '2027-03-06' }, { start: '2028-03-03' }, 'weekday')).toBe(364);
  });
});

describe('hours of a shift', () => {
  it('keep weekday and clock', () => {
    expect(movedHours(shift('2026-03-07', 8, 12), 364, LAST_YEAR, THIS_YEAR)).toEqual({
      ...shift('2027-03-06', 8, 12),
      fault: null,
    });
  });

  it('stay at the clock where clocks have changed between the two', () => {
    const spring = played('2027-03-19', '2027-03-21');
    expect(
      movedHours(shift('2026-03-07', 8, 12), daysMoved(LAST_YEAR, spring, 'weekday'), LAST_YEAR, spring),
    ).toEqual({ ...shift('2027-03-20', 8, 12, 4), fault: null });
  });

  it('stay at the clock of another zone', () => {
    const phoenix = played('2027-03-05', '2027-03-07', 'US/Arizona');
    expect(movedHours(shift('2026-03-07', 8, 12), 364, LAST_YEAR, phoenix)).toEqual({
      ...shift('2027-03-06', 8, 12, 7),
      fault: null,
    });
  });

  it('end on the next day where they did, an hour later or earlier by the night of the change', () => {
    const night = { start: shift('2026-03-06', 22, 23).start, end: shift('2026-03-07', 2, 6).end };
    const change = played('2027-03-13', '2027-03-14');
    const moved = movedHours(night, daysMoved(LAST_YEAR, change, 'day'), LAST_YEAR, change);
    expect(moved).toEqual({
      start: '2027-03-14T03:00:00.000Z',
      end: '2027-03-14T10:00:00.000Z',
      fault: null,
    });
  });

  it('never end before they start, where the source’s clock was set back in between', () => {
    // 1:30 to 1:15 by the clock: the first of the two hours, and the second.
    const back = { start: '2026-11-01T05:30:00.000Z', end: '2026-11-01T06:15:00.000Z' };
    const autumn = played('2026-11-01', null);
    const next = played('2027-11-14', null);
    expect(movedHours(back, daysMoved(autumn, next, 'day'), autumn, next)).toEqual({
      start: '2027-11-14T06:30:00.000Z',
      end: '2027-11-14T06:30:00.000Z',
      fault: null,
    });
  });

  it('are none at a time that the clocks leave out', () => {
    const change = played('2027-03-14', '2027-03-15');
    const early = { start: '2026-03-06T07:30:00.000Z', end: '2026-03-06T11:00:00.000Z' };
    expect(movedHours(early, daysMoved(LAST_YEAR, change, 'day'), LAST_YEAR, change).fault).toBe('no-time');
  });

  it('fall outside a shorter tournament, and never outside one without an end', () => {
    const short = played('2027-03-05', '2027-03-06');
    const sunday = shift('2026-03-08', 8, 12, 4);
    expect(movedHours(sunday, 364, LAST_YEAR, short).fault).toBe('outside');
    expect(movedHours(sunday, 364, LAST_YEAR, played('2027-03-05', null)).fault).toBe(null);
    // By weekday, Friday’s shifts have no day in a tournament that begins on Saturday.
    expect(
      movedHours(shift('2026-03-06', 8, 12), 364, LAST_YEAR, played('2027-03-06', '2027-03-14')).fault,
    ).toBe('outside');
  });
});
