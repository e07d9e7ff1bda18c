import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { hasBegun, isOver } from '@courtcrew/domain/roster/passing.ts';
import type { VolunteerShiftForViewer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { groupsOf } from '@courtcrew/ui-kit/page/list/groups.ts';
import { freeSpots, type Wish } from '../signup/shiftWish.ts';

/** What a list of volunteers' shifts is made of. Instants are UTC ISO texts. */

export type Shift = VolunteerShiftForViewer;

/** Shifts under one heading: a category's, or a day's. */
export interface Group {
  readonly key: string;
  readonly shifts: readonly Shift[];
  /** Spots nobody has taken, of shifts that have not begun. */
  readonly needed: number;
  /** Shifts one may still register for, or wait for. */
  readonly open: number;
  /** Shifts the viewer has a row in. */
  readonly own: number;
}

const isOpen = (shift: Shift, now: string): boolean =>
  !hasBegun(shift, now) && (shift.state === 'register' || shift.state === 'waitlist-only');
const isOwn = ({ state }: Shift): boolean => state === 'registered' || state === 'waitlist';

const isCalled = ({ name, category_name }: Shift, text: string): boolean =>
  searchKey(`${name} ${category_name}`).includes(searchKey(text));

/** Shifts that are not over at this instant and fit the wish. */
export const fitting = (shifts: readonly Shift[], { q, open, day }: Wish, now: string): readonly Shift[] =>
  shifts.filter(
    (shift) =>
      !isOver(shift, now) &&
      (day === '' || shift.date === day) &&
      (!open || isOpen(shift, now) || isOwn(shift)) &&
      isCalled(shift, q),
  );

/** Shifts of that name that are over, by time; whether they have spots left matters to nobody. */
export const past = (shifts: readonly Shift[], q: string, now: string): readonly Shift[] =>
  shifts
    .filter((shift) => isOver(shift, now) && isCalled(shift, q))
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));

/** Shifts by what `keyOf` says of them, in the order of the first of each; one that has begun needs nobody. */
export const grouped = (
  shifts: readonly Shift[],
  keyOf: (shift: Shift) => string,
  now: string,
): readonly Group[] =>
  groupsOf(shifts, keyOf).map(({ heading, rows }) => ({
    key: heading ?? '',
    shifts: rows,
    needed: rows.reduce((sum, shift) => sum + freeSpots(shift, now), 0),
    open: rows.filter((shift) => isOpen(shift, now)).length,
    own: rows.filter(isOwn).length,
  }));

export const captainsOf = ({ captains }: Shift): string => listed(captains.map(fullName));

/** The captains all these shifts have, to be named once; empty where they differ. */
export function sharedCaptains(shifts: readonly Shift[]): string {
  const [first, ...others] = shifts.map(captainsOf);
  return first !== undefined && others.every((names) => names === first) ? first : '';
}

/** So many shifts are no list to hide. */
const FEW = 8;

/** The groups that stand open before anybody chose: all of few shifts, else the first that needs somebody. */
export function firstOpen(groups: readonly Group[]): readonly string[] {
  const total = groups.reduce((sum, { shifts }) => sum + shifts.length, 0);
  if (total <= FEW) return groups.map(({ key }) => key);
  const first = groups.find(({ needed }) => needed > 0) ?? groups.find(({ open }) => open > 0) ?? groups[0];
  return first ? [first.key] : [];
}
