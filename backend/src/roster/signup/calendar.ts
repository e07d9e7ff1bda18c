import type { Language } from '@courtcrew/domain/kernel/language.ts';
import {
  calendarText,
  isSettled,
  type Kind,
  type ScheduleRow,
  type ShiftRow,
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

/** The end of an event is later than its start, or not said. */
const endOf = ({ start, end }: { readonly start: string; readonly end: string }): Date | null =>
  end > start ? new Date(end) : null;

const calendarNamed = (name: string, method: ICalCalendarMethod) =>
  ical({
    name,
    prodId: { company: 'Courtcrew', product: 'Schedule', language: 'EN' },
    method,
    ttl: REFRESH_SECONDS,
  });

/** Events have their row's id: newer versions replace older ones, cancellations remove them. */
export function calendarOf(
  rows: readonly CalendarRow[],
  { language, site }: Reader,
  cancels = false,
): string {
  const calendar = calendarNamed(
    'Courtcrew',
    cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  );
  for (const row of rows) {
    calendar.createEvent({
      id: `${row.shift_id}@courtcrew`,
      sequence: versionAt(row.changed_at),
      stamp: new Date(row.changed_at),
      start: new Date(row.start),
      end: endOf(row),
      summary: calendarText(`${row.name} (${categoryIn(language, row)}) - ${row.tournament}`),
      location: calendarText(row.location) || null,
      url: `${site}${signupPath(row.tid, [row])}`,
      status: cancels ? ICalEventStatus.CANCELLED : statusIn(row),
    });
  }
  return `${calendar}\r\n`;
}

const FILLED: Readonly<Record<Language, (shift: ShiftRow) => string>> = {
  en: ({ count, spots, confirmed_count }) => `${count} of ${spots} filled, ${confirmed_count} confirmed`,
  es: ({ count, spots, confirmed_count }) =>
    `${count} de ${spots} lugares ocupados, ${confirmed_count} confirmados`,
};

const DESKS: Readonly<Record<Kind, string>> = {
  official: '/desk/scheduleTable',
  volunteer: '/volunteer/overview',
};

/** The shifts of a desk with how they are filled; of whom, it does not say. */
export function deskCalendarOf(
  { tid, name, location }: { readonly tid: string; readonly name: string; readonly location: string },
  shifts: readonly ShiftRow[],
  { language, site }: Reader,
): string {
  const calendar = calendarNamed(name, ICalCalendarMethod.PUBLISH);
  for (const shift of shifts) {
    calendar.createEvent({
      id: `${shift.sid}@courtcrew`,
      sequence: shift.version,
      // Stands still while nothing changes: who has the file is not sent it again.
      stamp: new Date(shift.start),
      start: new Date(shift.start),
      end: endOf(shift),
      summary: calendarText(`${shift.name} (${categoryIn(language, shift)}) ${shift.count}/${shift.spots}`),
      description: FILLED[language](shift),
      location: calendarText(location) || null,
      url: `${site}${DESKS[shift.kind]}?tid=${encodeURIComponent(tid)}`,
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
