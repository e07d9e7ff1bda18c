import { type Hours, type Level, needsOfRow, overlap, takenBy } from '../model.ts';
import { isOver } from '../passing.ts';
import { mayTake, placeFor } from './eligibility.ts';

/** Who could be seated and confirmed at once, before the desk presses. The roster decides anew when it does. */

interface Person {
  readonly shift_id: string;
  readonly ref_id: string;
  readonly credentials: string;
  readonly confirmed: boolean;
  readonly waiver_missing: boolean;
  readonly slot: Level | null;
  /** When the person applied. */
  readonly time: string;
}

interface Shift extends Hours {
  readonly sid: string;
  readonly category: string;
  readonly spots: number;
  readonly certified: number | null;
  readonly level_two: number | null;
  readonly level_one: number | null;
  readonly none: number | null;
  readonly signup: readonly Person[];
  readonly waitlist: readonly Person[];
}

export type Unfit = 'full' | 'credential' | 'clash' | 'over' | 'approval' | 'waiver';

interface Fitted {
  readonly sid: string;
  readonly shift_id: string;
  /** Null for who fits. */
  readonly unfit: Unfit | null;
  /** The shift that is in the way, of a clash. */
  readonly clash?: string;
}

interface Rules {
  /** UTC instant: shifts that are over then take nobody. */
  readonly now: string;
  /** Places are for their own credential alone. */
  readonly exact: boolean;
  /** Whether somebody may work in a shift of the category without a further approval. */
  readonly isApproved: (ref_id: string, category: string) => boolean;
}

/**
 * Everybody of the chosen shifts who is not confirmed: who is selected keeps the spot, who applied takes one in the order
 * of application, over all of these shifts. `shifts` are all that are known, whose hours stand in the way.
 */
export function fitting(
  shifts: readonly Shift[],
  chosen: ReadonlySet<string>,
  { now, exact, isApproved }: Rules,
): readonly Fitted[] {
  const within = shifts.filter(({ sid }) => chosen.has(sid));
  const places = new Map(
    within.map((shift) => [
      shift.sid,
      { free: shift.spots - shift.signup.length, taken: takenBy(shift.signup) },
    ]),
  );
  const seats = new Map<string, Shift[]>();
  const seat = (ref_id: string, shift: Shift) => seats.set(ref_id, [...(seats.get(ref_id) ?? []), shift]);
  for (const shift of shifts) for (const { ref_id } of shift.signup) seat(ref_id, shift);

  const barred = (shift: Shift, person: Person): Unfit | null => {
    if (isOver(shift, now)) return 'over';
    if (!isApproved(person.ref_id, shift.category)) return 'approval';
    return person.waiver_missing ? 'waiver' : null;
  };
  const seated = within.flatMap((shift) =>
    shift.signup
      .filter(({ confirmed }) => !confirmed)
      .map((person) => ({ sid: shift.sid, shift_id: person.shift_id, unfit: barred(shift, person) })),
  );
  const applied = within
    .flatMap((shift) => shift.waitlist.map((person) => ({ shift, person })))
    .sort((a, b) => Date.parse(a.person.time) - Date.parse(b.person.time));

  const placed = applied.map(({ shift, person }): Fitted => {
    const { sid } = shift;
    const row = { sid, shift_id: person.shift_id };
    const bar = barred(shift, person);
    if (bar) return { ...row, unfit: bar };
    const clash = seats.get(person.ref_id)?.find((other) => other.sid !== sid && overlap(other, shift));
    if (clash) return { ...row, unfit: 'clash', clash: clash.sid };
    const needs = needsOfRow(shift);
    if (!mayTake(needs, person.credentials, exact)) return { ...row, unfit: 'credential' };
    const { free, taken } = places.get(sid) ?? { free: 0, taken: takenBy(shift.signup) };
    const slot = free > 0 ? placeFor({ needs, taken }, person.credentials, exact) : undefined;
    if (slot === undefined) return { ...row, unfit: 'full' };
    places.set(sid, {
      free: free - 1,
      taken: slot === null ? taken : { ...taken, [slot]: taken[slot] + 1 },
    });
    seat(person.ref_id, shift);
    return { ...row, unfit: null };
  });
  return [...seated, ...placed];
}
