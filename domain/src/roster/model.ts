import type { Sport } from '../kernel/sport.ts';
import type { Section, Status } from '../tournaments/index.ts';

/**
 * Facts of other streams that a decision needs, loaded by the route. One that is stale by the moment it took to
 * get here can let somebody apply just after a tournament was closed, or be judged by the credentials of a
 * second ago; the desk can undo that. It can never overfill a shift or double-book a person: seats, spots and
 * hours are this stream's own.
 */
export interface TournamentFacts {
  readonly status: Status;
  /** Places must match the person's credentials exactly. */
  readonly exact_match: boolean;
  readonly approval_required: boolean;
  /** Volunteers sign the waiver before they register, whatever the shift says. */
  readonly waiver_required: boolean;
  /** The oldest version of the waiver whose signatures count; 0 where all do. */
  readonly waiver_since: number;
  /** Parts of the staff whose sign-up is switched on. */
  readonly sections: Readonly<Record<Section, boolean>>;
}

/** A seat of the same person in another tournament, found by the runtime before the decision. */
export interface Elsewhere {
  readonly tid: string;
  /** Name of the shift there. */
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

/**
 * On whose side of the counter a change is made. People sign up within the rules of an open tournament and before
 * the shift begins; the desk may do so for anybody until it is over. The route has checked the right; authorship
 * stays in the metadata.
 */
export type By = 'person' | 'desk';

export interface Seating {
  readonly by: By;
  readonly tournament: TournamentFacts;
  readonly elsewhere?: Elsewhere | null;
  /** Credentials of who waits for the shift, by person, where it counts its places by them. */
  readonly waiting?: Readonly<Record<string, string>> | undefined;
}

/** A person's hours in one shift of this tournament; UTC instants, half-open. */
export interface Seat {
  readonly ref_id: string;
  readonly sid: string;
  readonly start: string;
  readonly end: string;
}

/** What a shift and a sign-up are made of. Shared by events, state, contracts and read models. */

export const KINDS = ['official', 'volunteer'] as const;
export type Kind = (typeof KINDS)[number];

/** Categories the shift form offers officials; the generator adds more, and a volunteer's is a `vcid`. */
export const OFFICIAL_CATEGORIES = ['Referee', 'Chair Umpire', 'Athletic Trainer'] as const;
/** What it offers in a tournament of the sport: tennis calls its lines without people. */
export const categoriesIn = (sport: Sport): readonly string[] =>
  sport === 'pickleball' ? [...OFFICIAL_CATEGORIES, 'Line Judge'] : OFFICIAL_CATEGORIES;
export const GENERATOR_CATEGORIES = ['Referee', 'Line Judge', 'other'] as const;
export const DEFAULT_CATEGORY = 'Chair Umpire';
export const DEFAULT_COLOR = '#009CAE';

/** Sign-ups that one call changes at most: more than any shift of a season had applicants. */
export const CHANGES_MAX = 300;

/** So many people leave by one command: with the longest names in any alphabet their events fit into one append. */
export const LEAVING_AT_ONCE = 500;

/** Kinds of places a shift may ask for, the most demanding first. `none` is open to everybody. */
export const LEVELS = ['certified', 'level_two', 'level_one', 'none'] as const;
export type Level = (typeof LEVELS)[number];

/** How many places of each level. */
export type Needs = Readonly<Record<Level, number>>;

export const totalOf = (needs: Needs): number => LEVELS.reduce((sum, level) => sum + needs[level], 0);

export const perLevel = (of: (level: Level) => number): Needs => ({
  certified: of('certified'),
  level_two: of('level_two'),
  level_one: of('level_one'),
  none: of('none'),
});

/** Places that these people have, where places are counted by credential. */
export const takenBy = (seated: readonly { readonly slot: Level | null }[]): Needs =>
  perLevel((level) => seated.filter(({ slot }) => slot === level).length);

/** The places of a shift by credential; null where it does not count them so. */
export const needsOfRow = (row: { readonly [level in Level]: number | null }): Needs | null =>
  row.certified === null ? null : perLevel((level) => row[level] ?? 0);

/** What the desk decides about a shift. */
export interface ShiftPlan {
  readonly kind: Kind;
  /** Name of an official category, or the id of a volunteer category. */
  readonly category: string;
  readonly name: string;
  readonly description: string;
  /** UTC instants; `end` is not before `start`. A shift that ends when it starts has no known length. */
  readonly start: string;
  readonly end: string;
  readonly spots: number;
  /** Places on the waitlist; null for as many as come, as officials always may apply. */
  readonly wait_spots: number | null;
  /** Places by credential; null takes anybody. Their sum is `spots`. */
  readonly needs: Needs | null;
  readonly wait_needs: Needs | null;
  readonly color: string;
  readonly pre_reg: boolean;
  readonly signature_required: boolean;
}

/** What logs and notes say about a shift, as it was when the thing happened. */
export type ShiftLabel = Pick<ShiftPlan, 'kind' | 'category' | 'name' | 'start' | 'end'>;

/** One person's row in one shift, as events tell it. The label keeps logs true when the shift is changed later. */
export interface InShift {
  readonly shift_id: string;
  readonly sid: string;
  readonly ref_id: string;
  readonly shift: ShiftLabel;
}

/** What the desk decides about a category of volunteers. */
export interface CategoryPlan {
  readonly name: string;
  readonly description: string;
  /** Whoever works in it may be assigned to watch a court. */
  readonly court_monitor: boolean;
  /** Whether people find its shifts on the sign-up page. */
  readonly show: boolean;
}

/** A named colour for people who belong together. */
export interface GroupPlan {
  readonly name: string;
  readonly color: string;
}

/** What one tournament takes over of another's roster. A volunteers' shift has the name of its category in `category`. */
export interface CopiedSchedule {
  readonly categories: readonly CategoryPlan[];
  readonly groups: readonly GroupPlan[];
  readonly shifts: readonly ShiftPlan[];
}

/** Light grey. */
export const DEFAULT_GROUP_COLOR = '#D3D3D3';

export type Hours = Pick<ShiftPlan, 'start' | 'end'>;

/**
 * Half-open intervals: a shift that starts when another ends is no clash. One without length is an instant, which
 * clashes with every shift that contains it; where two start at once, whatever their length, they do.
 */
export const overlap = (a: Hours, b: Hours): boolean =>
  a.start === b.start || (a.start < b.end && b.start < a.end);

/** The fields that differ, or undefined where none does. */
export function differences<Plan extends object>(before: Plan, after: Plan): Partial<Plan> | undefined {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(before[field as keyof Plan]) !== JSON.stringify(value),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Plan>) : undefined;
}
