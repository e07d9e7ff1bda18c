import { versionAt } from '@courtcrew/domain/roster/calendarVersion.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { signupPath } from '@courtcrew/domain/roster/signupPath.ts';
import { describe, expect, it } from 'vitest';
import { shiftPath } from '../signup/shiftPath.ts';
import { calendarOf } from './calendar.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { byTournament, coming, nextOf, toConfirm } from './schedule.ts';

const row = (shift_id: string, day: number, more: Partial<ScheduleRow> = {}): ScheduleRow => {
  const start = `2030-03-${String(day).padStart(2, '0')}T14:00:00.000Z`;
  const end = `2030-03-${String(day).padStart(2, '0')}T18:00:00.000Z`;
  const status = more.status ?? 'Applied';
  return {
    tid: 't1',
    tournament: 'Dallas Open',
    location: 'Dallas, TX',
    time_zone: 'US/Central',
    sid: `s-${shift_id}`,
    shift_id,
    kind: 'official',
    category: 'Referee',
    name: 'Morning',
    start,
    end,
    start_time: start,
    end_time: end,
    status,
    waitlist: status === 'Applied',
    confirmed: status === 'Confirmed',
    waiver_missing: false,
    ...more,
  };
};

const ids = (rows: readonly ScheduleRow[]) => rows.map(({ shift_id }) => shift_id);

describe('the next shift', () => {
  const rows = [
    row('past', 1, { status: 'Confirmed' }),
    row('asked', 4),
    row('mine', 5, { status: 'Selected' }),
  ];

  it('is the first one that is held, before any that is only applied for', () => {
    expect(nextOf(rows, '2030-03-02T00:00:00.000Z')?.shift_id).toBe('mine');
  });

  it('is the one under way until it ends', () => {
    expect(nextOf(rows, '2030-03-01T17:59:00.000Z')?.shift_id).toBe('past');
    expect(ids(coming(rows, '2030-03-01T18:00:00.000Z'))).toEqual(['asked', 'mine']);
  });

  it('is an application when nothing is held, and nothing when all is over', () => {
    expect(nextOf([row('asked', 4)], '2030-03-02T00:00:00.000Z')?.shift_id).toBe('asked');
    expect(nextOf(rows, '2030-03-09T00:00:00.000Z')).toBeUndefined();
  });

  it('waits for a confirmation only while it lies ahead', () => {
    expect(ids(toConfirm(rows, '2030-03-02T00:00:00.000Z'))).toEqual(['mine']);
    expect(toConfirm(rows, '2030-03-06T00:00:00.000Z')).toEqual([]);
  });
});

it('keeps the shifts of a tournament together', () => {
  const rows = [row('a', 1), row('b', 2, { tid: 't2', tournament: 'Phoenix' }), row('c', 3)];
  expect(byTournament(rows).map(({ tid, rows: own }) => [tid, ids(own)])).toEqual([
    ['t1', ['a', 'c']],
    ['t2', ['b']],
  ]);
});

describe('a calendar file', () => {
  const options = {
    now: '2030-01-01T00:00:00.000Z',
    origin: 'https://crew.test',
    title: ({ name, tournament }: ScheduleRow) => `${name} - ${tournament}`,
  };
  const linesOf = (rows: readonly ScheduleRow[]) => calendarOf(rows, options).split('\r\n');

  it('holds what is held: confirmed for sure, selected tentatively, applications not at all', () => {
    const lines = linesOf([
      row('a', 1),
      row('b', 2, { status: 'Selected' }),
      row('c', 3, { status: 'Confirmed' }),
    ]);
    expect(lines.filter((line) => /^(UID|STATUS)/.test(line))).toEqual([
      'UID:b@courtcrew',
      'STATUS:TENTATIVE',
      'UID:c@courtcrew',
      'STATUS:CONFIRMED',
    ]);
    expect(lines).toContain('DTSTART:20300302T140000Z');
    expect(lines).toContain('DTEND:20300302T180000Z');
  });

  it('takes the place of what a letter said of the row before, and is replaced by what one says later', () => {
    const version = Number(
      linesOf([row('a', 1, { status: 'Selected' })])
        .find((line) => line.startsWith('SEQUENCE:'))
        ?.slice('SEQUENCE:'.length),
    );
    expect(version).toBeGreaterThan(versionAt('2029-12-31T23:59:59.000Z'));
    expect(version).toBeLessThan(versionAt('2030-01-01T00:00:01.000Z'));
  });

  it('escapes what has a meaning in the format', () => {
    const name = 'Courts 1, 2;\u000b"center"\\north\rBEGIN:VEVENT';
    const lines = linesOf([row('a', 1, { status: 'Selected', name })]);
    expect(lines).toContain('SUMMARY:Courts 1\\, 2\\; "center"\\\\north\\nBEGIN:VEVENT - Dallas Open');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('folds lines longer than 75 bytes without cutting a character', () => {
    const name = 'ñ🎾'.repeat(40);
    const file = calendarOf([row('a', 1, { status: 'Selected', name })], options);
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name} - Dallas Open`);
  });

  it('gives a shift without length no end', () => {
    const { start } = row('a', 1);
    expect(linesOf([row('a', 1, { status: 'Selected', end: start })]).join()).not.toContain('DTEND');
  });
});

describe('a link to a calendar on the web', () => {
  const at = row('a', 1, { name: 'Gate & go', location: 'Frisco, TX', time_zone: 'US/Central' });
  const event = { row: at, title: 'Gate & go', origin: 'https://crew.test' };

  it('fills in hours, place and the way back for Google', () => {
    const { searchParams } = new URL(googleLink(event));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      text: 'Gate & go',
      dates: '20300301T140000Z/20300301T180000Z',
      ctz: 'US/Central',
      location: 'Frisco, TX',
      details: 'https://crew.test/signup/t1',
    });
  });

  it('and for Outlook', () => {
    const { searchParams } = new URL(outlookLink(event));
    expect(searchParams.get('startdt')).toBe(at.start);
    expect(searchParams.get('enddt')).toBe(at.end);
  });
});

describe('a link to a shift', () => {
  it('opens its day at the venue, though it is the next one in UTC already', () => {
    const late = row('a', 1, { start: '2030-03-02T03:00:00.000Z', time_zone: 'US/Central', name: 'Night' });
    expect(shiftPath(late)).toBe('/signup/t1?category=Referee&day=03%2F01%2F2030&q=Night');
    expect(shiftPath({ ...late, kind: 'volunteer' })).toMatch(/^\/signup\/volunteer\/bytime\?tid=t1&day=/);
  });
});

describe('a shift of volunteers', () => {
  const gate = row('gate', 5, { kind: 'volunteer', category: 'Parking', status: 'Selected' });
  const now = '2030-03-02T00:00:00.000Z';

  it('waits for no yes: who registered is expected', () => {
    expect(
      toConfirm([gate, row('court', 6, { status: 'Selected' })], now).map(({ shift_id }) => shift_id),
    ).toEqual(['court']);
    const calendar = calendarOf([gate], { now, origin: 'https://crew.example', title: ({ name }) => name });
    expect(calendar).toContain('STATUS:CONFIRMED');
    expect(calendar).toContain('URL:https://crew.example/signup/volunteer?tid=t1');
  });

  it('leads back to where volunteers sign up, unless there is one of an official beside it', () => {
    expect(signupPath('t1', [gate])).toBe('/signup/volunteer?tid=t1');
    expect(signupPath('t1', [gate, row('court', 6)])).toBe('/signup/t1');
  });
});
