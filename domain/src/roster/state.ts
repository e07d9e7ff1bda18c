import { Map as Index } from 'immutable';
import {
  type Kind,
  LEVELS,
  type Level,
  type Needs,
  overlap,
  type ShiftLabel,
  type ShiftPlan,
} from './model.ts';

/**
 * The roster of one tournament as decisions need it: by shift, by row and by person, so that no decision walks
 * over more than one shift's or one person's rows. Persistent maps keep each step cheap at any size.
 */
export interface RosterState {
  readonly shifts: Index<string, Shift>;
  readonly rows: Index<string, Row>;
  readonly people: Index<string, Person>;
}

export interface Shift {
  readonly plan: ShiftPlan;
  readonly version: number;
  readonly changed_by: string | null;
  readonly changed_at: string;
  /** Row ids by person: one row per person and shift. */
  readonly rows: Index<string, string>;
  readonly seated: number;
  /** Places taken, by kind of place. */
  readonly taken: Needs;
}

export interface Row {
  readonly shift_id: string;
  readonly sid: string;
  readonly ref_id: string;
  readonly waitlist: boolean;
  readonly confirmed: boolean;
  readonly slot: Level | null;
  /** When the person signed up. */
  readonly at: string;
}

export interface Person {
  readonly roles: readonly Kind[];
  /** Ids of the person's rows. */
  readonly rows: readonly string[];
  /** true approved, false denied, null asked; undefined never asked. */
  readonly approved: boolean | null | undefined;
  readonly last_match: boolean;
}

export const EMPTY_ROSTER: RosterState = { shifts: Index(), rows: Index(), people: Index() };
export const NOBODY: Person = { roles: [], rows: [], approved: undefined, last_match: false };
export const NO_PLACES: Needs = { certified: 0, level_two: 0, level_one: 0, none: 0 };

export const personOf = (state: RosterState, ref_id: string): Person => state.people.get(ref_id) ?? NOBODY;

export function rowOf(state: RosterState, sid: string, ref_id: string): Row | undefined {
  const shift_id = state.shifts.get(sid)?.rows.get(ref_id);
  return shift_id === undefined ? undefined : state.rows.get(shift_id);
}

export const rowsOfPerson = (state: RosterState, ref_id: string): readonly Row[] =>
  personOf(state, ref_id).rows.flatMap((shift_id) => state.rows.get(shift_id) ?? []);

export const rowsOfShift = (state: RosterState, shift: Shift): readonly Row[] =>
  [...shift.rows.values()].flatMap((shift_id) => state.rows.get(shift_id) ?? []);

export const labelOf = ({ kind, category, name, start, end }: ShiftPlan): ShiftLabel => ({
  kind,
  category,
  name,
  start,
  end,
});

/** The shift a person is seated in that overlaps these hours; `sid` itself does not count. */
export function clashOf(
  state: RosterState,
  ref_id: string,
  hours: { readonly sid: string; readonly start: string; readonly end: string },
): ShiftPlan | undefined {
  for (const shift_id of personOf(state, ref_id).rows) {
    const row = state.rows.get(shift_id);
    if (!row || row.waitlist || row.sid === hours.sid) continue;
    const plan = state.shifts.get(row.sid)?.plan;
    if (plan && overlap(plan, hours)) return plan;
  }
  return undefined;
}

/** Places by kind after `by` more of one are taken; unchanged for a seat without a kind. */
export const placesWith = (taken: Needs, slot: Level | null, by: number): Needs =>
  slot === null ? taken : { ...taken, [slot]: taken[slot] + by };

export const placesFit = (taken: Needs, needs: Needs | null): boolean =>
  needs === null || LEVELS.every((level) => taken[level] <= needs[level]);
