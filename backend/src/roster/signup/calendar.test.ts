import { describe, expect, it } from 'vitest';
import { type CalendarRow, withCalendar } from './calendar.ts';

const words = () => ({ subject: 'Your shifts', text: 'Court 1' });
const row = (more: Partial<CalendarRow> = {}): CalendarRow => ({
  shift_id: 's1',
  kind: 'official',
  tid: 't1',
  tournament: 'Dallas Open',
  location: 'Dallas',
  category: 'Chair Umpire',
  name: 'Court 1',
  start: '2026-03-08T13:00:00.000Z',
  end: '2026-03-08T17:00:00.000Z',
  status: 'Selected',
  changed_at: '2026-03-01T10:00:00.000Z',
  ...more,
});

/** The one event of each calendar of a letter, by what a calendar program goes by. */
const read = (...[rows, gone]: [readonly CalendarRow[], (readonly CalendarRow[])?]) =>
  (withCalendar(words, rows, gone)('en', 'https://courtcrew.test').calendars ?? []).map(({ method, ics }) => {
    const lines = ics.replaceAll('\r\n ', '').split('\r\n');
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
    const [METHOD, UID, DTSTART, STATUS] = ['METHOD', 'UID', 'DTSTART', 'STATUS'].map(field);
    expect(METHOD).toBe(method);
    return { METHOD, UID, DTSTART, STATUS, SEQUENCE: Number(field('SEQUENCE')) };
  });

describe('the shifts of a letter', () => {
  it('take the place of what an earlier letter said of the same row', () => {
    const [before] = read([row()]);
    const moved = { start: '2026-03-08T15:00:00.000Z', changed_at: '2026-03-02T10:00:00.000Z' };
    const [after] = read([row({ ...moved, status: 'Confirmed' })]);
    expect(before).toMatchObject({ METHOD: 'PUBLISH', DTSTART: '20260308T130000Z', STATUS: 'TENTATIVE' });
    expect(after).toMatchObject({ METHOD: 'PUBLISH', DTSTART: '20260308T150000Z', STATUS: 'CONFIRMED' });
    expect(after?.UID).toBe(before?.UID);
    expect(after?.SEQUENCE).toBeGreaterThan(before?.SEQUENCE ?? Number.POSITIVE_INFINITY);
  });

  it('are certain for a volunteer who has a spot: there is nothing to confirm', () => {
    expect(read([row({ kind: 'volunteer' })])).toMatchObject([{ STATUS: 'CONFIRMED' }]);
  });

  it('are cancelled once the row is gone, or on the waitlist again', () => {
    const [before] = read([row()]);
    const later = { status: 'Applied', changed_at: '2026-03-02T10:00:00.000Z' } as const;
    for (const [cancelled] of [read([], [row(later)]), read([row(later)])]) {
      expect(cancelled).toMatchObject({ METHOD: 'CANCEL', UID: before?.UID, STATUS: 'CANCELLED' });
      expect(cancelled?.SEQUENCE).toBeGreaterThan(before?.SEQUENCE ?? Number.POSITIVE_INFINITY);
    }
  });

  it('are called in the language of the letter', () => {
    const [{ ics } = { ics: '' }] =
      withCalendar(words, [row()])('es', 'https://courtcrew.test').calendars ?? [];
    expect(ics).toContain('SUMMARY:Court 1 (Juez de silla) - Dallas Open');
  });

  it('come as two files where some are there and some are gone, and as none where there are none', () => {
    expect(read([row()], [row({ shift_id: 's2' })]).map(({ METHOD }) => METHOD)).toEqual([
      'PUBLISH',
      'CANCEL',
    ]);
    expect(read([])).toEqual([]);
  });

  it('are what every calendar program takes, whatever was pasted into a name, and where a shift has no length', () => {
    const pasted = row({ name: 'Court 1\u000bnorth', end: row().start });
    const [{ ics } = { ics: '' }] =
      withCalendar(words, [pasted])('en', 'https://courtcrew.test').calendars ?? [];
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    expect(ics).toContain('SUMMARY:Court 1 north (Chair Umpire) - Dallas Open');
    expect(ics).not.toContain('DTEND');
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
