import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import { addDays, dateIn, endAfter, minutesBetween, sameTimeIn, type TimeZone } from '../kernel/time.ts';
import type { Hours, ShiftPlan } from './model.ts';
import type { RosterState } from './state.ts';

/** When shifts are: how hours are put in order, and what of them is unusual. */

/** An end before the start is on the next day. An end at the start is a shift whose end nobody said. */
export function settledHours({ start, end }: Hours, zone: TimeZone): Hours | Refusal {
  if (end >= start) return { start, end };
  const later = endAfter(start, end, zone);
  return isRefusal(later) ? later : { start, end: later };
}

/** The hours after an edit. An old end that a new start has passed, and that nobody said anew, moves to it. */
export function editedHours(plan: Hours, changes: Partial<ShiftPlan>, zone: TimeZone): Hours | Refusal {
  const { start = plan.start, end } = changes;
  if (end !== undefined) return settledHours({ start, end }, zone);
  const passed = plan.end < start;
  return { start, end: passed ? start : plan.end };
}

/** The days a tournament is played on, `YYYY-MM-DD`; null while they are not known. */
export interface Days {
  readonly first: string | null;
  readonly last: string | null;
}

const LONGEST_MINUTES = 24 * 60;
const NEAR_DAYS = 7;

export type Unusual = 'long' | 'outside';

/** What about these hours is so unusual that somebody is asked before they are taken. */
export function unusual({ start, end }: Hours, { first, last }: Days, zone: TimeZone): Unusual | undefined {
  if (minutesBetween(start, end) > LONGEST_MINUTES) return 'long';
  const early = first !== null && dateIn(start, zone) < addDays(first, -NEAR_DAYS);
  const final = last ?? first;
  const late = final !== null && dateIn(end, zone) > addDays(final, NEAR_DAYS);
  return early || late ? 'outside' : undefined;
}

/** Other hours of shifts, by shift. */
export type HoursByShift = ReadonlyMap<string, Hours>;

/** The shifts that must move, and where to, so that clocks in the new zone show what those of the old one did. */
export function hoursInZone({ shifts }: RosterState, from: TimeZone, to: TimeZone): HoursByShift | Refusal {
  const moved = new Map<string, Hours>();
  for (const [sid, { plan }] of shifts) {
    const start = sameTimeIn(plan.start, from, to);
    if (isRefusal(start)) return start;
    const end = sameTimeIn(plan.end, from, to);
    if (isRefusal(end)) return end;
    // Where clocks are set back in one zone alone, an end can come before its start.
    const [, last = start] = [start, end].sort();
    if (start !== plan.start || last !== plan.end) moved.set(sid, { start, end: last });
  }
  return moved;
}
