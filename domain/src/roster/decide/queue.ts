import { isRefusal } from '../../kernel/refusal.ts';
import type { Kind, Seating } from '../model.ts';
import { sectionOf } from '../policies/sections.ts';
import { clashOf, type RosterState, type Row, rowsOfShift, type Shift } from '../state.ts';
import { type Places, placeIn } from './seat.ts';

/** Whether who waits first has the right to a free spot: of referees the desk selects whom it likes. */
export const isQueue = (shift: { readonly kind: Kind; readonly category: string }): boolean =>
  sectionOf(shift) !== 'referee';

interface Waiting {
  /** Of whom none are known is taken to fit. */
  readonly credentials: string | undefined;
  /** Seated elsewhere at these hours. */
  readonly busy: boolean;
}

/** The first in a queue to whom a free place of the shift belongs: who fits it, and is not busy at its hours. */
export const nextOf = <One extends Waiting>(
  shift: Places,
  queue: readonly One[],
  exact: boolean,
): One | undefined =>
  queue.find(({ credentials, busy }) => {
    if (credentials !== undefined && isRefusal(placeIn(shift, credentials, exact))) return false;
    return !busy;
  });

interface Wish extends Seating {
  readonly sid: string;
  readonly ref_id: string;
}

const inOrder = (a: Row, b: Row): number =>
  Date.parse(a.at) - Date.parse(b.at) || (a.shift_id < b.shift_id ? -1 : 1);

/** Whether a free place of the shift belongs to somebody who waits for it before this person. A desk chooses as it likes. */
export function isPassing(state: RosterState, shift: Shift, wish: Wish): boolean {
  const { sid, ref_id, by, tournament, waiting = {} } = wish;
  if (by === 'desk') return false;
  const queue = rowsOfShift(state, sid, shift)
    .filter(({ waitlist }) => waitlist)
    .sort(inOrder);
  const own = queue.findIndex((row) => row.ref_id === ref_id);
  const hours = { sid, start: shift.plan.start, end: shift.plan.end };
  const before = queue.slice(0, own < 0 ? queue.length : own).map((row) => ({
    credentials: waiting[row.ref_id],
    busy: clashOf(state, row.ref_id, hours) !== undefined,
  }));
  return nextOf(shift, before, tournament.exact_match) !== undefined;
}
