import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateIn, TIME_ZONES, utcToWall } from '../../kernel/time.ts';
import { hearsOf, isDue, isQuiet, isTaskDue, REMINDERS, type RemindedRow, usefulTime } from './when.ts';

const ALL = { remind_confirm_days: 3, remind_tomorrow: true, remind_soon: true };
const NIGHT = { quiet_from: 21, quiet_until: 8 };
const SETTING = { ...ALL, ...NIGHT };
const EASTERN = 'US/Eastern';

/** A row in winter at the venue, where 12:00 is 17:00 UTC; selected long before. */
const shiftAt = (start: string): RemindedRow => ({
  start,
  since: '2026-01-01T15:00:00.000Z',
  venue: EASTERN,
});
const NOON = shiftAt('2026-02-07T17:00:00.000Z');
const from = (kind: 'confirm' | 'tomorrow' | 'soon', row: RemindedRow, setting = SETTING, zone = row.venue) =>
  usefulTime(kind, row, setting, zone)?.from;

describe('a reminder', () => {
  test('of tomorrow comes a day before, one of a shift that begins soon two hours before', () => {
    expect(usefulTime('tomorrow', NOON, SETTING, EASTERN)).toEqual({
      from: '2026-02-06T17:00:00.000Z',
      until: '2026-02-07T05:00:00.000Z',
    });
    expect(usefulTime('soon', NOON, SETTING, EASTERN)).toEqual({
      from: '2026-02-07T15:00:00.000Z',
      until: '2026-02-07T16:00:00.000Z',
    });
  });
  test('to confirm comes so many days after the selection, and never where that is after the shift', () => {
    expect(from('confirm', NOON)).toBe('2026-01-04T15:00:00.000Z');
    expect(from('confirm', { ...NOON, since: '2026-02-05T17:00:00.000Z' })).toBeUndefined();
  });
  test('waits for the morning where that is in time, and else comes the evening before', () => {
    const seven = shiftAt('2026-02-07T12:00:00.000Z');
    expect(from('tomorrow', seven)).toBe('2026-02-06T13:00:00.000Z');
    expect(from('soon', seven)).toBe('2026-02-07T01:00:00.000Z');
    const late = shiftAt('2026-02-08T03:30:00.000Z');
    expect(from('tomorrow', late)).toBe('2026-02-07T01:30:00.000Z');
  });
  test('is quiet where the person is, not at the venue', () => {
    const ten = shiftAt('2026-02-07T15:00:00.000Z');
    expect(from('soon', ten)).toBe('2026-02-07T13:00:00.000Z');
    expect(from('soon', ten, SETTING, 'US/Pacific')).toBe('2026-02-07T04:00:00.000Z');
  });
  test('does not tell what the person has just heard', () => {
    const assigned = { ...NOON, since: '2026-02-07T15:30:00.000Z' };
    expect(from('soon', assigned)).toBeUndefined();
    expect(from('tomorrow', assigned)).toBeUndefined();
  });
  test.each([
    ['confirm', { remind_confirm_days: 0 }],
    ['tomorrow', { remind_tomorrow: false }],
    ['soon', { remind_soon: false }],
  ] as const)('%s is sent only where the tournament wants it', (kind, off) => {
    expect(from(kind, NOON)).toBeDefined();
    expect(from(kind, NOON, { ...SETTING, ...off })).toBeUndefined();
  });
});

describe('who hears of it', () => {
  const official = { kind: 'official', confirmed: false } as const;
  const volunteer = { kind: 'volunteer', confirmed: false } as const;
  test.each(['draft', 'Advertise Only', 'archive', 'archived'] as const)('nobody in %s', (status) => {
    for (const kind of REMINDERS) {
      expect(hearsOf(kind, official, status)).toBe(false);
      expect(hearsOf(kind, volunteer, status)).toBe(false);
    }
  });
  test('officials once the schedule is published, volunteers before', () => {
    expect(hearsOf('soon', official, 'active')).toBe(false);
    expect(hearsOf('soon', volunteer, 'active')).toBe(true);
    expect(hearsOf('soon', official, 'published')).toBe(true);
    expect(hearsOf('confirm', volunteer, 'active')).toBe(false);
  });
  test('who has confirmed is not asked to', () => {
    expect(hearsOf('confirm', official, 'published')).toBe(true);
    expect(hearsOf('confirm', { ...official, confirmed: true }, 'published')).toBe(false);
  });
});

describe('quiet hours', () => {
  const zone = fc.constantFrom(...TIME_ZONES);
  const hour = fc.integer({ min: 0, max: 23 });
  /** Over both changes of the clocks of some years. */
  const instant = fc
    .integer({ min: 0, max: 60 * 24 * 366 * 3 })
    .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString());
  const setting = fc.record({ quiet_from: hour, quiet_until: hour }).map((quiet) => ({ ...ALL, ...quiet }));

  test('nobody is reminded in them, at any time, in any zone, whatever the clocks do', () =>
    fc.assert(
      fc.property(
        instant,
        zone,
        zone,
        setting,
        fc.constantFrom(...REMINDERS),
        (start, venue, home, quiet, kind) => {
          const row = { start, since: '2025-06-01T00:00:00.000Z', venue };
          const useful = usefulTime(kind, row, quiet, home);
          if (!useful) return;
          expect(isQuiet(useful.from, home, quiet)).toBe(false);
          expect(isDue(useful.from, kind, row, quiet, home)).toBe(true);
          expect(useful.from < useful.until && useful.until <= start).toBe(true);
          if (kind === 'tomorrow') expect(dateIn(useful.from, venue) < dateIn(start, venue)).toBe(true);
        },
      ),
    ));

  test('are hours of the clock there', () =>
    fc.assert(
      fc.property(instant, zone, (at, home) => {
        const { time } = utcToWall(at, home);
        expect(isQuiet(at, home, NIGHT)).toBe(time >= '21:00' || time < '08:00');
        expect(isQuiet(at, home, { quiet_from: 12, quiet_until: 14 })).toBe(
          time >= '12:00' && time < '14:00',
        );
        expect(isQuiet(at, home, { quiet_from: 5, quiet_until: 5 })).toBe(false);
      }),
    ));
});

describe('a task', () => {
  const due = (at: string) => isTaskDue(at, '2026-02-07', EASTERN, NIGHT);
  test('is reminded of from the morning of the day before until its day is over', () => {
    expect(due('2026-02-06T13:59:00.000Z')).toBe(false);
    expect(due('2026-02-06T14:00:00.000Z')).toBe(true);
    expect(due('2026-02-07T20:00:00.000Z')).toBe(true);
    expect(due('2026-02-07T12:00:00.000Z')).toBe(false);
    expect(due('2026-02-08T14:00:00.000Z')).toBe(false);
  });
});
