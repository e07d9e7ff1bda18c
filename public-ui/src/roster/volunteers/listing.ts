import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { hasBegun, isOver } from '@courtcrew/domain/roster/passing.ts';
import type { VolunteerShiftForViewer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { groupsOf } from '@courtcrew/ui-kit/page/list/groups.ts';
import { freeSpots, type Wish } from '../signup/shiftWish.ts';

/** Volunteers' shifts. Instants are UTC ISO texts. */

export type Shift = VolunteerShiftForViewer;

/** Shifts of one category or day. */
export interface Group {
  readonly key: string;
  readonly shifts: readonly Shift[];
  /** Free spots of shifts that have not begun. */
  readonly needed: number;
  /** Shifts one may register or wait for. */
  readonly open: number;
  readonly own: number;
}

const isOpen = (shift: Shift, now: string): boolean =>
  !hasBegun(shift, now) && (shift.state === 'register' || shift.state === 'waitlist-only');
const isOwn = ({ state }: Shift): boolean => state === 'registered' || state === 'waitlist';

const isCalled = ({ name, category_name }: Shift, text: string): boolean =>
  searchKey(`${name} ${category_name}`).includes(searchKey(text));

/** Coming shifts that match the filter. */
export const fitting = (shifts: readonly Shift[], { q, open, day }: Wish, now: string): readonly Shift[] =>
  shifts.filter(
    (shift) =>
      !isOver(shift, now) &&
      (day === '' || shift.date === day) &&
      (!open || isOpen(shift, now) || isOwn(shift)) &&
      isCalled(shift, q),
  );

/** Past shifts of that name, by time, free or not. */
export const past = (shifts: readonly Shift[], q: string, now: string): readonly Shift[] =>
  shifts
    .filter((shift) => isOver(shift, now) && isCalled(shift, q))
    .sort((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)));

/** Groups by `keyOf`, in the order of their first shifts; shifts that have begun need nobody. */
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

/** Captains shared by all these shifts, to be named once; empty where they differ. */
export function sharedCaptains(shifts: readonly Shift[]): string {
  const [first, ...others] = shifts.map(captainsOf);
  return first !== undefined && others.every((names) => names === first) ? first : '';
}

/** Up to this number, nothing is folded. */
const FEW = 8;

/** Groups unfolded at first: all of few shifts, else the first that needs somebody. */
export function firstOpen(groups: readonly Group[]): readonly string[] {
  const total = groups.reduce((sum, { shifts }) => sum + shifts.length, 0);
  if (total <= FEW) return groups.map(({ key }) => key);
  const first = groups.find(({ needed }) => needed > 0) ?? groups.find(({ open }) => open > 0) ?? groups[0];
  return first ? [first.key] : [];
}
