import { Map as Index, type Set as Refs } from 'immutable';
import type { TimeZone } from '../kernel/time.ts';
import {
  type CategoryPlan,
  type GroupPlan,
  type Kind,
  LEVELS,
  type Level,
  type Needs,
  overlap,
  type ShiftLabel,
  type ShiftPlan,
} from './model.ts';
import type { OfficialSection } from './policies/sections.ts';

/**
 * The roster of one tournament as decisions need it: shifts, and people with their rows, so that no decision
 * walks over more than one shift's people or one person's rows. Persistent maps keep each step cheap at any size;
 * nothing is indexed by assignment, so the ten-thousandth costs what the tenth does.
 */
export interface RosterState {
  readonly shifts: Index<string, Shift>;
  /** The zone it was corrected to last; null while it never was. */
  readonly zone: TimeZone | null;
  readonly people: Index<string, Person>;
  readonly categories: Index<string, Category>;
  readonly groups: Index<string, Group>;
  /** Volunteers who are checked in, by day at the venue. */
  readonly present: Index<string, Refs<string>>;
}

export interface Captain {
  readonly id: string;
  readonly ref_id: string;
}

/** A category of volunteers; shifts name it in `category`. */
export interface Category {
  readonly plan: CategoryPlan;
  readonly captains: readonly Captain[];
}

export interface Group {
  readonly plan: GroupPlan;
  readonly members: Refs<string>;
}

export interface Shift {
  readonly plan: ShiftPlan;
  readonly version: number;
  readonly changed_by: string | null;
  readonly changed_at: string;
  /** Who has a row in the shift. */
  readonly people: Refs<string>;
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
  /** Leads the shift. */
  readonly captain: boolean;
  /** When the person signed up. */
  readonly at: string;
  /** The hours of the shift, kept here so that a clash is found without looking at any shift. */
  readonly start: string;
  readonly end: string;
}

export interface Person {
  readonly roles: readonly Kind[];
  /** As what an official is registered; `sectionsHeld` adds what their rows say. */
  readonly sections: readonly OfficialSection[];
  /** One row per shift. */
  readonly rows: readonly Row[];
  /** true approved, false denied, null asked; undefined never asked. */
  readonly approved: boolean | null | undefined;
  readonly requested_at: string | null;
  /** Ids of shifts that are applied for once the approval is given, in this order. */
  readonly held: readonly string[];
  readonly last_match: boolean;
  /** When the person was taken off the list or left it, as what or out of which section, and when an approval was refused. */
  readonly ended: Readonly<Partial<Record<Kind | OfficialSection | 'approval', string>>>;
  /** Version of the volunteers' waiver that was signed last: 0 where it was not recorded, null for none. */
  readonly signed: number | null;
  /** Whether the shirt is handed out. */
  readonly shirt: boolean;
  /** When the person wrote to coordinators lately, oldest first. */
  readonly wrote: readonly string[];
}

export const EMPTY_ROSTER: RosterState = {
  shifts: Index(),
  zone: null,
  people: Index(),
  categories: Index(),
  groups: Index(),
  present: Index(),
};
export const NOBODY: Person = {
  roles: [],
  sections: [],
  rows: [],
  approved: undefined,
  requested_at: null,
  held: [],
  last_match: false,
  ended: {},
  signed: null,
  shirt: false,
  wrote: [],
};
export const NO_PLACES: Needs = { certified: 0, level_two: 0, level_one: 0, none: 0 };

export const personOf = (state: RosterState, ref_id: string): Person => state.people.get(ref_id) ?? NOBODY;

export const rowOf = (state: RosterState, sid: string, ref_id: string): Row | undefined =>
  personOf(state, ref_id).rows.find((row) => row.sid === sid);

export const rowsOfShift = (state: RosterState, sid: string, { people }: Shift): readonly Row[] =>
  people.toArray().flatMap((ref_id) => rowOf(state, sid, ref_id) ?? []);

/** How many wait for a spot in the shift, or have applied for one. */
export const waitingIn = ({ people, seated }: Shift): number => people.size - seated;

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
  const clash = personOf(state, ref_id).rows.find(
    (row) => !row.waitlist && row.sid !== hours.sid && overlap(row, hours),
  );
  return clash && state.shifts.get(clash.sid)?.plan;
}

/** Places by kind after `by` more of one are taken; unchanged for a seat without a kind. */
export const placesWith = (taken: Needs, slot: Level | null, by: number): Needs =>
  slot === null ? taken : { ...taken, [slot]: taken[slot] + by };

export const placesFit = (taken: Needs, needs: Needs | null): boolean =>
  needs === null || LEVELS.every((level) => taken[level] <= needs[level]);

export const withPerson = (state: RosterState, ref_id: string, changes: Partial<Person>): RosterState => ({
  ...state,
  people: state.people.set(ref_id, { ...personOf(state, ref_id), ...changes }),
});

export function changeRow(
  state: RosterState,
  { ref_id, shift_id }: { ref_id: string; shift_id: string },
  change: (row: Row) => Row,
): RosterState {
  const rows = personOf(state, ref_id).rows.map((row) => (row.shift_id === shift_id ? change(row) : row));
  return withPerson(state, ref_id, { rows });
}
