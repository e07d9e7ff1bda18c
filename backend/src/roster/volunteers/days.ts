import { isRefusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, dateIn, dayBegins, parseDate, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { zoneOf } from '../shifts.ts';

/** A day at the venue. */
export interface Day {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Instants at which it begins and ends. */
  readonly between: readonly [string, string];
}

export const dayIn = (date: string, zone: TimeZone): Day => ({
  date,
  between: [dayBegins(date, zone), dayBegins(addDays(date, 1), zone)],
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
