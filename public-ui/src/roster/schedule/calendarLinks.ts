import { calendarText } from '@courtcrew/domain/roster/calendarText.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { signupPath } from '@courtcrew/domain/roster/signupPath.ts';
import { stamp } from './calendar.ts';

interface CalendarEvent {
  readonly row: ScheduleRow;
  readonly title: string;
  /** Origin of the link back. */
  readonly origin: string;
}

const back = ({ row, origin }: CalendarEvent): string => origin + signupPath(row.tid, [row]);

/** Opens Google Calendar with the shift filled in, in the venue's zone. */
export const googleLink = (event: CalendarEvent): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: calendarText(event.title),
    dates: `${stamp(event.row.start)}/${stamp(event.row.end)}`,
    ctz: event.row.time_zone,
    location: calendarText(event.row.location),
    details: back(event),
  })}`;

/** Opens Outlook's calendar on the web with the shift filled in. Instants are UTC, shown in its owner's zone. */
export const outlookLink = (event: CalendarEvent): string =>
  `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: calendarText(event.title),
    startdt: event.row.start,
    enddt: event.row.end,
    location: calendarText(event.row.location),
    body: back(event),
  })}`;
