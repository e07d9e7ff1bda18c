import { addDays, dateIn, dayBegins, type TimeZone } from '@courtcrew/domain/kernel/time.ts';

const MINUTE = 60_000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The last instant of the minute this is in, or of one that many minutes later: a whole minute counts. */
export const minuteFrom = (instant: string, by = 0): string =>
  iso((Math.floor(Date.parse(instant) / MINUTE) + by + 1) * MINUTE - 1);

const startOf = (date: string, zone: TimeZone): number => Date.parse(dayBegins(date, zone));

export interface VenueDay {
  /** Of the instant, counted from where the day begins. */
  readonly minute: number;
  /** How many the day has: more or fewer than usual where clocks change. */
  readonly minutes: number;
  /** The instant a minute of the day ends. */
  readonly at: (minute: number) => string;
}

/** The day an instant is in at the venue, by its minutes. */
export function dayOf(instant: string, zone: TimeZone): VenueDay {
  const date = dateIn(instant, zone);
  const start = startOf(date, zone);
  return {
    minute: Math.floor((Date.parse(instant) - start) / MINUTE),
    minutes: (startOf(addDays(date, 1), zone) - start) / MINUTE,
    at: (minute) => minuteFrom(iso(start), minute),
  };
}
