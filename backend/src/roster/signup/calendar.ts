import type { Language } from '@courtcrew/domain/kernel/language.ts';
import {
  calendarText,
  isSettled,
  type ScheduleRow,
  signupPath,
  versionAt,
} from '@courtcrew/domain/roster/index.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Calendar, Letter } from '../../kernel/jobs/index.ts';
import { categoryIn } from '../shiftCards.ts';

/** Shifts as iCalendar (RFC 5545), in UTC: every calendar shows them in its owner's own zone, whatever the clocks do. */

/** A row as calendars need it; `changed_at` is when it, or its shift, was changed last. */
export type CalendarRow = Pick<
  ScheduleRow,
  'shift_id' | 'kind' | 'tid' | 'tournament' | 'location' | 'category' | 'name' | 'start' | 'end' | 'status'
> & { readonly changed_at: string };

interface Reader {
  readonly language: Language;
  readonly site: string;
}

const REFRESH_SECONDS = 3_600;

const statusIn = (row: CalendarRow): ICalEventStatus =>
  isSettled(row) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;

/** Events have their row's id: newer versions replace older ones, cancellations remove them. */
export function calendarOf(
  rows: readonly CalendarRow[],
  { language, site }: Reader,
  cancels = false,
): string {
  const calendar = ical({
    name: 'Courtcrew',
    prodId: { company: 'Courtcrew', product: 'Schedule', language: 'EN' },
    method: cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const row of rows) {
    calendar.createEvent({
      id: `${row.shift_id}@courtcrew`,
      sequence: versionAt(row.changed_at),
      stamp: new Date(row.changed_at),
      start: new Date(row.start),
      // The end of an event is later than its start, or not said.
      end: row.end > row.start ? new Date(row.end) : null,
      summary: calendarText(`${row.name} (${categoryIn(language, row)}) - ${row.tournament}`),
      location: calendarText(row.location) || null,
      url: `${site}${signupPath(row.tid, [row])}`,
      status: cancels ? ICalEventStatus.CANCELLED : statusIn(row),
    });
  }
  return `${calendar}\r\n`;
}

/** The letter with these rows for the reader's calendar: those that are there, and those that are there no longer. */
export const withCalendar =
  (letter: Letter, rows: readonly CalendarRow[], gone: readonly CalendarRow[] = []): Letter =>
  (language, site) => {
    const taken = rows.filter(({ status }) => status !== 'Applied');
    const given = [...rows.filter(({ status }) => status === 'Applied'), ...gone];
    const calendars: Calendar[] = [
      ...(taken.length > 0
        ? [{ method: 'PUBLISH' as const, ics: calendarOf(taken, { language, site }) }]
        : []),
      ...(given.length > 0
        ? [{ method: 'CANCEL' as const, ics: calendarOf(given, { language, site }, true) }]
        : []),
    ];
    return { ...letter(language, site), calendars };
  };
