import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeDate } from './edgeDate.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { daysText, spanText } from './spanText.ts';
import {
  addDays,
  dateIn,
  dayBegins,
  daysBetween,
  endAfter,
  isDate,
  isTimeZone,
  minutesLasted,
  offsetsBetween,
  parseDate,
  parseEnd,
  parseInstant,
  parseTime,
  sameTimeOn,
  TIME_ZONES,
  utcToWall,
  wallToUtc,
} from './time.ts';
import { datedMomentText, dayText, momentText, timeText } from './timeText.ts';
import { english } from './translated.ts';

const toldOf = (outcome: string | Refusal): string =>
  isRefusal(outcome) ? `${outcome.code}: ${english(outcome.text)}` : outcome;

const zone = fc.constantFrom(...TIME_ZONES);
const minute = fc.integer({ min: 0, max: 60 * 24 * 366 * 20 });
const instant = minute.map((n) => new Date(Date.UTC(2016, 0, 1) + n * 60_000).toISOString());
const day = fc.integer({ min: 0, max: 365 * 60 }).map((n) => addDays('2000-01-01', n));

describe('an end', () => {
  const START = '2026-03-07T22:00:00.000Z';
  test('after the start is what it says', () => {
    expect(parseEnd('03/07/2026 11:30 PM', START, 'UTC')).toBe('2026-03-07T23:30:00.000Z');
    expect(parseEnd('03/09/2026 6:00', START, 'UTC')).toBe('2026-03-09T06:00:00.000Z');
  });

  test.each([
    ['03/07/2026 6:00', '2026-03-08T06:00:00.000Z'],
    ['2026-03-07T06:00:00Z', '2026-03-08T06:00:00.000Z'],
    ['03/07/2026 22:00', '2026-03-08T22:00:00.000Z'],
    ['2026-03-07T22:00:00Z', '2026-03-08T22:00:00.000Z'],
    // A day that was forgotten when the start moved.
    ['03/01/2026 23:00', '2026-03-07T23:00:00.000Z'],
    ['03/01/2026 6:00', '2026-03-08T06:00:00.000Z'],
  ])('%s, at or before the start, is the next such time', (text, end) => {
    expect(parseEnd(text, START, 'UTC')).toBe(end);
  });

  test('is on the next day by the clock at the venue, whatever that clock does in the night', () => {
    // 22:00 to 6:00, seven hours as clocks are set forward and nine as they are set back.
    expect(parseEnd('03/07/2026 6:00', '2026-03-08T03:00:00.000Z', 'US/Eastern')).toBe(
      '2026-03-08T10:00:00.000Z',
    );
    expect(parseEnd('10/31/2026 6:00', '2026-11-01T02:00:00.000Z', 'US/Eastern')).toBe(
      '2026-11-01T11:00:00.000Z',
    );
  });

  test('in a missing hour is refused, and taken where only the day before misses it', () => {
    expect(toldOf(parseEnd('03/07/2026 2:30', '2026-03-08T03:00:00.000Z', 'US/Eastern'))).toBe(
      'invalid: 03/08/2026 02:30 does not exist in US/Eastern: clocks are set forward over it',
    );
    expect(parseEnd('03/08/2026 2:30', '2026-03-09T02:00:00.000Z', 'US/Eastern')).toBe(
      '2026-03-09T06:30:00.000Z',
    );
  });

  test('in the hour that happens twice, before a start in the second, is on the next day', () => {
    expect(parseEnd('11/01/2026 1:45', '2026-11-01T06:30:00.000Z', 'US/Eastern')).toBe(
      '2026-11-02T06:45:00.000Z',
    );
  });

  test('is always after the start, and within a day and its change of clocks where it was not', () => {
    fc.assert(
      fc.property(instant, instant, zone, (start, said, tz) => {
        const end = endAfter(start, said, tz);
        if (said > start) expect(end).toBe(said);
        // The next day may miss that time.
        else if (!isRefusal(end)) {
          expect(end > start).toBe(true);
          expect(utcToWall(end, tz).time).toBe(utcToWall(said, tz).time);
          expect(Date.parse(end) - Date.parse(start)).toBeLessThanOrEqual(26 * 3_600_000);
        }
      }),
    );
  });
});

describe('a wall time at the venue', () => {
  test('is the same instant again after a round trip, but for the second of two equal hours', () => {
    fc.assert(
      fc.property(instant, zone, (iso, tz) => {
        const wall = utcToWall(iso, tz);
        const back = wallToUtc(wall.date, wall.time, tz);
        expect([iso, new Date(Date.parse(iso) - 3_600_000).toISOString()]).toContain(back);
        expect(utcToWall(String(back), tz)).toEqual(wall);
      }),
    );
  });

  test('that is skipped when clocks are set forward is refused in words', () => {
    expect(toldOf(wallToUtc('2026-03-08', '02:30', 'US/Eastern'))).toBe(
      'invalid: 03/08/2026 02:30 does not exist in US/Eastern: clocks are set forward over it',
    );
    expect(wallToUtc('2026-03-08', '01:59', 'US/Eastern')).toBe('2026-03-08T06:59:00.000Z');
    expect(wallToUtc('2026-03-08', '03:00', 'US/Eastern')).toBe('2026-03-08T07:00:00.000Z');
  });

  test('that happens twice means the first', () => {
    expect(wallToUtc('2026-11-01', '01:30', 'US/Eastern')).toBe('2026-11-01T05:30:00.000Z');
    expect(utcToWall('2026-11-01T05:30:00.000Z', 'US/Eastern').time).toBe('01:30');
    expect(utcToWall('2026-11-01T06:30:00.000Z', 'US/Eastern').time).toBe('01:30');
  });

  test('in Arizona is Mountain time in winter and an hour behind it in summer', () => {
    const winter = ['2026-01-15', '08:00'] as const;
    expect(wallToUtc(...winter, 'US/Arizona')).toBe(wallToUtc(...winter, 'US/Mountain'));
    const summer = ['2026-07-15', '08:00'] as const;
    expect(wallToUtc(...summer, 'US/Arizona')).toBe('2026-07-15T15:00:00.000Z');
    expect(wallToUtc(...summer, 'US/Mountain')).toBe('2026-07-15T14:00:00.000Z');
    expect(wallToUtc('2026-03-08', '02:30', 'US/Arizona')).toBe('2026-03-08T09:30:00.000Z');
  });

  test.each([
    ['2026-02-29', '08:00'],
    ['2026-13-01', '08:00'],
    ['2026-01-01', '24:00'],
    ['2026-01-01', '8:00'],
    ['', ''],
  ])('%s %s is none', (date, time) => {
    expect(isRefusal(wallToUtc(date, time, 'UTC'))).toBe(true);
  });

  test('names the day at the venue, not in Greenwich', () => {
    expect(dateIn('2026-03-08T03:00:00.000Z', 'US/Hawaii')).toBe('2026-03-07');
    expect(dateIn('2026-03-08T03:00:00.000Z', 'UTC')).toBe('2026-03-08');
  });
});

describe('offsets of a zone', () => {
  test('change at the minute at which clocks do', () => {
    expect(offsetsBetween('2026-03-07T12:34:56.789Z', '2026-11-02T00:00:00.000Z', 'US/Eastern')).toEqual([
      { from: '2026-03-07T12:34:00.000Z', minutes: -300 },
      { from: '2026-03-08T07:00:00.000Z', minutes: -240 },
      { from: '2026-11-01T06:00:00.000Z', minutes: -300 },
    ]);
    expect(offsetsBetween('2026-01-01T00:00:00.000Z', '2026-12-31T00:00:00.000Z', 'US/Arizona')).toEqual([
      { from: '2026-01-01T00:00:00.000Z', minutes: -420 },
    ]);
  });

  test('say what its clocks show at any instant between', () => {
    const hours = fc.integer({ min: 0, max: 24 * 800 });
    fc.assert(
      fc.property(instant, hours, hours, zone, (first, since, more, tz) => {
        const [at, last] = [since, since + more].map((count) => Date.parse(first) + count * 3_600_000) as [
          number,
          number,
        ];
        const offsets = offsetsBetween(first, new Date(last).toISOString(), tz);
        const minutes = offsets.findLast(({ from }) => Date.parse(from) <= at)?.minutes ?? Number.NaN;
        const shown = new Date(at + minutes * 60_000).toISOString();
        expect({ date: shown.slice(0, 10), time: shown.slice(11, 16) }).toEqual(
          utcToWall(new Date(at).toISOString(), tz),
        );
      }),
    );
  });
});

describe('repeating by days', () => {
  test('keeps the wall time across daylight saving', () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: -400, max: 400 }), (iso, tz, count) => {
        const wall = utcToWall(iso, tz);
        const moved = sameTimeOn(iso, count, tz);
        if (isRefusal(moved)) {
          // Only the missing hour of a March night may be refused.
          expect(wall.time.slice(0, 2)).toBe('02');
          return;
        }
        expect(utcToWall(moved, tz)).toEqual({ date: addDays(wall.date, count), time: wall.time });
      }),
    );
  });

  test('a shift at 8 in the morning starts an hour earlier in UTC the day clocks go forward', () => {
    expect(sameTimeOn('2026-03-07T13:00:00.000Z', 1, 'US/Eastern')).toBe('2026-03-08T12:00:00.000Z');
    expect(sameTimeOn('2026-03-07T15:00:00.000Z', 1, 'US/Arizona')).toBe('2026-03-08T15:00:00.000Z');
  });
});

describe('days', () => {
  test('added and taken away lead back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -9999, max: 9999 }), (date, count) => {
        const moved = addDays(date, count);
        expect(addDays(moved, -count)).toBe(date);
        expect(daysBetween(date, moved)).toBe(count);
      }),
    );
  });

  test('are read as people type them and as programs send them', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parseDate(date)).toBe(date);
        expect(parseDate(` ${edgeDate(date)} `)).toBe(date);
      }),
    );
    expect(parseDate('3/8/2026')).toBe('2026-03-08');
  });

  test.each([
    '02/30/2026',
    '13/01/2026',
    '2026-3-8',
    '03/08/26',
    '03-08-2026',
    '',
    '0000-01-01',
    '9999-01-01',
  ])('%s is none', (text) => {
    expect(parseDate(text)).toMatchObject({ text: 'must be a date like 03/07/2026' });
    expect(isDate(text)).toBe(false);
  });
});

describe('a day at the venue', () => {
  test('begins with its first minute', () => {
    fc.assert(
      fc.property(day, zone, (date, zone) => {
        const begins = dayBegins(date, zone);
        expect(dateIn(begins, zone)).toBe(date);
        expect(dateIn(new Date(Date.parse(begins) - 1).toISOString(), zone)).toBe(addDays(date, -1));
      }),
    );
  });

  test('begins an hour later where clocks are set forward over midnight', () => {
    expect(dayBegins('1941-05-03', 'Canada/Atlantic')).toBe('1941-05-03T04:00:00.000Z');
    expect(dayBegins('1941-05-04', 'Canada/Atlantic')).toBe('1941-05-04T04:00:00.000Z');
    expect(utcToWall('1941-05-04T04:00:00.000Z', 'Canada/Atlantic').time).toBe('01:00');
  });

  test('begins also after the last day that can be typed', () => {
    expect(dayBegins('2200-01-01', 'US/Hawaii')).toBe('2200-01-01T00:00:00.000Z');
  });
});

test('what ended before it began, by another clock, lasted no time', () => {
  const at = '2026-03-07T14:00:00.000Z';
  expect(minutesLasted(at, '2026-03-07T15:30:59.000Z')).toBe(90);
  expect(minutesLasted(at, '2026-03-07T13:58:00.000Z')).toBe(0);
});

describe('the start of a shift', () => {
  test.each([
    ['2026-03-07T13:00:00.000Z', '2026-03-07T13:00:00.000Z'],
    ['2026-03-07T13:00:59Z', '2026-03-07T13:00:00.000Z'],
    ['2026-03-07T08:00-05:00', '2026-03-07T13:00:00.000Z'],
    ['2026-03-07T08:00', '2026-03-07T13:00:00.000Z'],
    ['2026-03-07 08:00:00', '2026-03-07T13:00:00.000Z'],
    ['03/07/2026 8:00 AM', '2026-03-07T13:00:00.000Z'],
    ['03/07/2026 12:00 am', '2026-03-07T05:00:00.000Z'],
    ['03/07/2026 12:30PM', '2026-03-07T17:30:00.000Z'],
  ])('%s in New York is %s', (text, expected) => {
    expect(parseInstant(text, 'US/Eastern')).toBe(expected);
  });

  test.each([
    '',
    'tomorrow',
    '2026-03-07',
    '2026-03-07T25:00',
    '03/07/2026 13:00 PM',
    '2026-02-30T08:00Z',
    '8:00',
  ])('%s is refused', (text) => {
    expect(isRefusal(parseInstant(text, 'US/Eastern'))).toBe(true);
  });

  test('any text is answered with an instant or a refusal, never a throw', () => {
    fc.assert(
      fc.property(fc.string(), zone, (text, tz) => {
        for (const answer of [parseInstant(text, tz), parseDate(text), parseTime(text)]) {
          expect(typeof answer === 'string' || isRefusal(answer)).toBe(true);
        }
      }),
    );
  });
});

test('the fourteen zones are the only ones', () => {
  expect(TIME_ZONES).toHaveLength(14);
  expect(isTimeZone('US/Michigan')).toBe(true);
  for (const zone of TIME_ZONES) expect(utcToWall('2026-03-07T13:00:00.000Z', zone).date).toBe('2026-03-07');
  expect(isTimeZone('America/New_York')).toBe(false);
});

test('times are told in the words of the venue', () => {
  const iso = '2026-03-07T13:00:00.000Z';
  expect(momentText(iso, 'US/Eastern')).toBe('Sat, Mar 7, 8:00 AM EST');
  expect(datedMomentText(iso, 'US/Eastern')).toBe('Sat, Mar 7, 2026, 8:00 AM EST');
  expect(dayText(iso, 'US/Samoa')).toBe('Sat, Mar 7');
  expect(timeText(iso, 'US/Arizona')).toBe('6:00 AM');
});

test.each([
  ['2026-03-07T13:00:00Z', '2026-03-07T17:00:00Z', 'Sat, Mar 7, 8:00 AM - 12:00 PM EST'],
  ['2026-03-08T03:00:00Z', '2026-03-08T05:30:00Z', 'Sat, Mar 7, 10:00 PM - Sun, Mar 8, 12:30 AM EST'],
  // The clocks change at two in the morning.
  ['2026-03-08T06:00:00Z', '2026-03-08T08:00:00Z', 'Sun, Mar 8, 1:00 AM EST - 4:00 AM EDT'],
  ['2026-03-07T13:00:00Z', '2026-03-07T13:00:00Z', 'Sat, Mar 7, 8:00 AM EST'],
])('hours from %s to %s are told in one way', (start, end, text) => {
  expect(spanText(start, end, 'US/Eastern')).toBe(text);
});

test.each([
  [[], '', ''],
  [['2026-03-07T13:00:00Z', '2026-03-07T17:00:00Z'], 'Sat, Mar 7', 'sáb, 7 de mar'],
  [['2026-03-09T13:00:00Z', '2026-03-07T17:00:00Z'], 'Mar 7 - 9', '7 - 9 de mar'],
  [['2026-03-31T13:00:00Z', '2026-04-02T17:00:00Z'], 'Mar 31 - Apr 2', '31 de mar - 2 de abr'],
])('days of %j are told in one way', (starts, en, es) => {
  expect(daysText(starts, 'US/Eastern')).toBe(en);
  expect(daysText(starts, 'US/Eastern', 'es')).toBe(es);
});
