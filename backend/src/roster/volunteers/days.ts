import { brokenRule, isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, dateIn, dayBegins, parseDate, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type CheckinDay, currentSeats } from '@courtcrew/projections/roster/index.ts';
import type { Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import { zoneOf } from '../coordinator/shifts.ts';

/** A day at the venue; today it has `now`, by which what runs over midnight is of it, too. */
export interface Day extends CheckinDay {
  /** Instants at which it begins and ends. */
  readonly between: readonly [string, string];
}

export const dayIn = (date: string, zone: TimeZone): Day => ({
  date,
  between: [dayBegins(date, zone), dayBegins(addDays(date, 1), zone)],
});

const todayIn = (use: Use, zone: TimeZone): Day => {
  const at = use.now();
  return { ...dayIn(dateIn(at, zone), zone), now: { at, zone } };
};

/** The day of the shift that runs, else of the next one soon, else today. */
export async function dayFor(
  use: Use,
  tid: string,
  { ref_id, on }: { readonly ref_id: string; readonly on: boolean },
): Promise<string> {
  const zone = await zoneOf(use, tid);
  const at = use.now();
  const today = dateIn(at, zone);
  if (!on) return addDays(today, 1);
  const [seat] = await currentSeats(use.db, tid, 'volunteer', at, ref_id);
  return seat ? dateIn(seat.start_time, zone) : today;
}

/** The day a form names, or today at the venue. Throws 400 naming the field. */
export async function dayOf(use: Use, tid: string, wished?: string): Promise<Day> {
  const zone = await zoneOf(use, tid);
  if (!wished) return todayIn(use, zone);
  const date = parseDate(wished);
  if (isRefusal(date)) {
    throw new Refused(brokenRule('day', date.text));
  }
  return dayIn(date, zone);
}
