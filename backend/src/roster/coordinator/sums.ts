import { dateIn, minutesBetween } from '@courtcrew/domain/kernel/time.ts';
import type { Recap, ShiftRow, Spot } from '@courtcrew/domain/roster/index.ts';
import { peopleByShift } from '@courtcrew/projections/roster/index.ts';
import type { Use } from '../../kernel/http/route.ts';
import { conflictMarks } from '../signup/conflicts.ts';

/** What lists of shifts, of officials and of volunteers, have in common. */

type Peopled<Shift> = Shift & { readonly signup: Spot[]; readonly waitlist: Spot[] };

export async function withPeople<Shift extends ShiftRow>(
  use: Use,
  tid: string,
  shifts: readonly Shift[],
): Promise<Peopled<Shift>[]> {
  const sids = shifts.map(({ sid }) => sid);
  const [people, marked] = await Promise.all([peopleByShift(use.db, tid, sids), conflictMarks(use, { tid })]);
  return shifts.map((shift) => {
    const here = (people.get(shift.sid) ?? []).map(marked);
    return {
      ...shift,
      signup: here.filter(({ onWaitlist }) => !onWaitlist),
      waitlist: here.filter(({ onWaitlist }) => onWaitlist),
    };
  });
}

/** Shifts added up by day at the venue and category; they come in the order of time. */
export function recapOf(shifts: readonly ShiftRow[]): Recap[] {
  const days = new Map<string, Recap>();
  for (const { start, time_zone, category, spots, count, confirmed_count, wait_count } of shifts) {
    const date = dateIn(start, time_zone);
    const key = `${date} ${category}`;
    const day = days.get(key) ?? {
      date,
      category,
      shifts: 0,
      spots: 0,
      count: 0,
      confirmed_count: 0,
      wait_count: 0,
    };
    days.set(key, {
      ...day,
      shifts: day.shifts + 1,
      spots: day.spots + spots,
      count: day.count + count,
      confirmed_count: day.confirmed_count + confirmed_count,
      wait_count: day.wait_count + wait_count,
    });
  }
  return [...days.values()];
}

interface Worked {
  readonly waitlist: boolean;
  readonly confirmed: boolean;
  readonly start: string;
  readonly end: string;
}

/** Shifts and minutes of what somebody works; applications are not work yet. */
export function workOf(shifts: readonly Worked[]) {
  const worked = shifts.filter(({ waitlist }) => !waitlist);
  return {
    shift_count: worked.length,
    confirmed_count: worked.filter(({ confirmed }) => confirmed).length,
    time: worked.reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0),
    wait_count: shifts.length - worked.length,
  };
}
