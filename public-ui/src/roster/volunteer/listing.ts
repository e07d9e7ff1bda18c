import type { VolunteerShiftForViewer } from '@courtcrew/domain/roster/volunteerShapes.ts';
import { groupsOf } from '@courtcrew/ui-kit/page/groups.ts';

/** What a list of volunteers' shifts is made of. Instants are UTC ISO texts. */

export type Shift = VolunteerShiftForViewer;

/** Shifts under one heading: a category's, or a day's. */
export interface Group {
  readonly key: string;
  readonly shifts: readonly Shift[];
  /** Spots nobody has taken. */
  readonly needed: number;
  /** Shifts one may still register for, or wait for. */
  readonly open: number;
  /** Shifts the viewer has a row in. */
  readonly own: number;
}

const isOpen = ({ state }: Shift): boolean => state === 'register' || state === 'waitlist-only';
const isOwn = ({ state }: Shift): boolean => state === 'registered' || state === 'waitlist';
const free = ({ spots, count }: Shift): number => Math.max(0, spots - count);

export interface Wish {
  /** Part of a shift's or a category's name, in any case. */
  readonly q: string;
  /** Leaves out what is full. */
  readonly open: boolean;
}

/** Shifts that are not over at this instant and fit the wish. */
export function fitting(shifts: readonly Shift[], { q, open }: Wish, now: string): readonly Shift[] {
  const wanted = q.trim().toLowerCase();
  return shifts.filter(
    (shift) =>
      shift.end > now &&
      (!open || isOpen(shift) || isOwn(shift)) &&
      `${shift.name} ${shift.category_name}`.toLowerCase().includes(wanted),
  );
}

/** Shifts by what `keyOf` says of them, in the order of the first of each. */
export const grouped = (shifts: readonly Shift[], keyOf: (shift: Shift) => string): readonly Group[] =>
  groupsOf(shifts, keyOf).map(({ heading, rows }) => ({
    key: heading ?? '',
    shifts: rows,
    needed: rows.reduce((sum, shift) => sum + free(shift), 0),
    open: rows.filter(isOpen).length,
    own: rows.filter(isOwn).length,
  }));

export const captainsOf = ({ captains }: Shift): string =>
  captains.map(({ first, last }) => `${first} ${last}`).join(', ');

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
