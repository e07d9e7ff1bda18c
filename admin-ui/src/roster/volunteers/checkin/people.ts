import { compareTexts, searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { fit, match } from '../../../kit/desk/entries/match.ts';

/** What the list of a day shows; an empty category narrows nothing. */
export interface DayFilter {
  readonly search: string;
  readonly vcid: string;
  readonly who: string;
}

export interface Counts {
  readonly all: number;
  readonly here: number;
  readonly shirts: number;
}

export const countsOf = (people: readonly Volunteer[]): Counts => ({
  all: people.length,
  here: people.filter(({ checkin }) => checkin).length,
  shirts: people.filter(({ shirt_pickup }) => shirt_pickup).length,
});

/** How volunteers are found by a typed name. */
export const NAMES = {
  namesOf: ({ name, last, first }: Volunteer): readonly string[] => [
    name,
    `${last} ${first}`,
    `${last}, ${first}`,
  ],
  isIn: ({ checkin }: Volunteer): boolean => checkin,
};

/** The people of a category, by last name. */
export const inCategory = (people: readonly Volunteer[], vcid: string): readonly Volunteer[] =>
  vcid === '' ? people : people.filter(({ shifts }) => shifts.some((shift) => shift.vcid === vcid));

/**
 * Who is shown, those whose name begins as typed first. `kept` are people who were just checked in or out here:
 * they stay until the filter changes, lest the next one slide under a finger that is still pressing.
 */
export function found(
  people: readonly Volunteer[],
  { search, who }: Pick<DayFilter, 'search' | 'who'>,
  kept: ReadonlySet<string>,
): readonly Volunteer[] {
  const wanted = searchKey(search);
  const shown = people.filter(
    ({ ref_id, checkin }) => who === '' || kept.has(ref_id) || checkin === (who === 'in'),
  );
  if (wanted === '') return shown;
  return [0, 1, 2].flatMap((rank) => shown.filter((person) => fit(NAMES.namesOf(person), wanted) === rank));
}

/** Whom Enter checks in; undefined where the desk has to choose, or nobody is left to come. */
export function marked(people: readonly Volunteer[], search: string): Volunteer | undefined {
  const found = match(people, search, NAMES);
  return found.is === 'one' ? found.person : undefined;
}

/** The categories people work in that day, by name. */
export function categoriesOf(people: readonly Volunteer[]): readonly (readonly [string, string])[] {
  const all = people.flatMap(({ shifts }) => shifts.map(({ vcid, category }) => [vcid, category] as const));
  return [...new Map(all)].toSorted(([, a], [, b]) => compareTexts(a, b));
}

/** The wished category, where people work in it that day; all of them else: a day has its own. */
export const categoryOn = (people: readonly Volunteer[], wished: string): string =>
  people.some(({ shifts }) => shifts.some(({ vcid }) => vcid === wished)) ? wished : '';

/** Whether a shift of theirs that day asks for a waiver they have not signed. */
export const lacksWaiver = ({ shifts }: Volunteer): boolean =>
  shifts.some(({ waiver_missing }) => waiver_missing);

/** When the first shift began of somebody who should be there and is not; null for everybody else. */
export function missedSince({ checkin, shifts }: Volunteer, now: string): string | null {
  const own = shifts.filter(({ waitlist }) => !waitlist).map(({ start_time }) => start_time);
  const [first] = own.toSorted();
  return !checkin && first !== undefined && first <= now ? first : null;
}
