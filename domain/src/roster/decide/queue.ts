import { isRefusal } from '../../kernel/refusal.ts';
import type { Seating } from '../commands.ts';
import { clashOf, type RosterState, type Row, rowsOfShift, type Shift } from '../state.ts';
import { placeIn } from './seat.ts';

interface Wish extends Seating {
  readonly sid: string;
  readonly ref_id: string;
}

const inOrder = (a: Row, b: Row): number =>
  Date.parse(a.at) - Date.parse(b.at) || (a.shift_id < b.shift_id ? -1 : 1);

/**
 * Whether a free place of the shift belongs to somebody who waits for it before this person, and fits. Who waits in hours
 * of another seat does not fit; of whom no credentials are known is taken to fit. A desk chooses as it likes.
 */
export function isPassing(state: RosterState, shift: Shift, wish: Wish): boolean {
  const { sid, ref_id, by, tournament, waiting = {} } = wish;
  if (by === 'desk') return false;
  const queue = rowsOfShift(state, sid, shift)
    .filter(({ waitlist }) => waitlist)
    .sort(inOrder);
  const own = queue.findIndex((row) => row.ref_id === ref_id);
  const hours = { sid, start: shift.plan.start, end: shift.plan.end };
  return queue.slice(0, own < 0 ? queue.length : own).some((row) => {
    const credentials = waiting[row.ref_id];
    if (credentials !== undefined && isRefusal(placeIn(shift, credentials, tournament.exact_match)))
      return false;
    return clashOf(state, row.ref_id, hours) === undefined;
  });
}
