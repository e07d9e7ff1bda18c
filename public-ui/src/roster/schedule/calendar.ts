import { calendarText } from '@courtcrew/domain/roster/calendarText.ts';
import { versionAt } from '@courtcrew/domain/roster/calendarVersion.ts';
import { isSettled } from '@courtcrew/domain/roster/policies/display.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { signupPath } from '@courtcrew/domain/roster/signupPath.ts';

/** A schedule as an iCalendar file (RFC 5545). */

/** `20300301T150000Z` */
export const stamp = (iso: string): string => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  calendarText(text)
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const LINE_BYTES = 73;

/** Lines over 75 bytes are folded (RFC 5545, 3.1); a character is never split. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  let result = '';
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > LINE_BYTES) {
      result += '\r\n ';
      length = 0;
    }
    result += character;
    length += size;
  }
  return result;
}

interface CalendarOptions {
  /** Creation time, a UTC instant. */
  readonly now: string;
  /** Origin of the link back. */
  readonly origin: string;
  readonly title: (row: ScheduleRow) => string;
}

/** The sign-up's id is the event's: another import, also of a letter's file, updates it. */
const event = (row: ScheduleRow, { now, origin, title }: CalendarOptions): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${row.shift_id}@courtcrew`,
  `SEQUENCE:${versionAt(now)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(row.start)}`,
  ...(row.end > row.start ? [`DTEND:${stamp(row.end)}`] : []),
  `SUMMARY:${escaped(title(row))}`,
  ...(row.location ? [`LOCATION:${escaped(row.location)}`] : []),
  `STATUS:${isSettled(row) ? 'CONFIRMED' : 'TENTATIVE'}`,
  `URL:${origin}${signupPath(row.tid, [row])}`,
  'END:VEVENT',
];

/** Applications are left out: they are no appointments. */
export function calendarOf(rows: readonly ScheduleRow[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Courtcrew//Schedule//EN',
    'METHOD:PUBLISH',
    ...rows.filter(({ status }) => status !== 'Applied').flatMap((row) => event(row, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
