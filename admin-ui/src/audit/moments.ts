import { addDays, dateIn, dayBegins, type TimeZone } from '@courtcrew/domain/kernel/time.ts';

const MINUTE = 60_000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The last millisecond of the instant's minute, or of the minute `by` minutes later. */
export const minuteFrom = (instant: string, by = 0): string =>
  iso((Math.floor(Date.parse(instant) / MINUTE) + by + 1) * MINUTE - 1);

const startOf = (date: string, zone: TimeZone): number => Date.parse(dayBegins(date, zone));

export interface VenueDay {
  /** Minute of the day. */
  readonly minute: number;
  /** Minutes in the day: not 1440 where clocks change. */
  readonly minutes: number;
  /** The instant a minute of the day ends. */
  readonly at: (minute: number) => string;
}

/** The venue's day of an instant, in minutes. */
export function dayOf(instant: string, zone: TimeZone): VenueDay {
  const date = dateIn(instant, zone);
  const start = startOf(date, zone);
  return {
    minute: Math.floor((Date.parse(instant) - start) / MINUTE),
    minutes: (startOf(addDays(date, 1), zone) - start) / MINUTE,
    at: (minute) => minuteFrom(iso(start), minute),
  };
}
