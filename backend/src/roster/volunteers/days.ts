import { isRefusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, dateIn, parseDate, type TimeZone, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { Refused, type Use } from '../../kernel/http/route.ts';
import { zoneOf } from '../shifts.ts';

/** A day at the venue. */
export interface Day {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Instants at which it begins and ends. */
  readonly between: readonly [string, string];
}

/** Midnight, or the first minute after it that the clocks of a zone do not leap over. */
function beginning(date: string, zone: TimeZone): string {
  const times = ['00:00', '01:00'].map((time) => wallToUtc(date, time, zone));
  return times.find((instant) => typeof instant === 'string') ?? `${date}T00:00:00.000Z`;
}

export const dayIn = (date: string, zone: TimeZone): Day => ({
  date,
  between: [beginning(date, zone), beginning(addDays(date, 1), zone)],
});

/** The day a form names, or today at the venue. Throws 400 naming the field. */
export async function dayOf(use: Use, tid: string, wished?: string): Promise<Day> {
  const zone = await zoneOf(use, tid);
  if (!wished) return dayIn(dateIn(use.now(), zone), zone);
  const date = parseDate(wished);
  if (isRefusal(date)) {
    throw new Refused(refuse('invalid', `day ${date.text}`, { fields: { day: date.text } }));
  }
  return dayIn(date, zone);
}
