import { perZone, type TimeZone } from './zones.ts';

/** What a clock shows; the rest of time is in `time.ts`. */

/** A day and a minute as a clock at the venue shows them. */
export interface Wall {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`, 00:00 to 23:59 */
  readonly time: string;
}

const clock = perZone({
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `ms` since the epoch. */
export function wallAt(ms: number, zone: TimeZone): Wall {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock(zone).formatToParts(ms)) parts[type] = value;
  const year = parts.year?.padStart(4, '0');
  return { date: `${year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** What the clock at the venue shows at this instant. Seconds are dropped. */
export const utcToWall = (iso: string, zone: TimeZone): Wall => wallAt(Date.parse(iso), zone);

/** The day at the venue at this instant. */
export const dateIn = (iso: string, zone: TimeZone): string => utcToWall(iso, zone).date;
