import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';
import { hasBegun } from '@courtcrew/domain/roster/passing.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';

export interface Wish {
  /** Part of a shift's name, or of a volunteers' category, in any case. */
  readonly q: string;
  /** Leaves out full shifts. */
  readonly open: boolean;
  /** A venue day, `03/07/2026`; empty for all. */
  readonly day: string;
}

export const NO_WISH: Wish = { q: '', open: false, day: '' };

export const isFull = ({ count, spots }: Pick<ShiftForViewer, 'count' | 'spots'>): boolean => count >= spots;

/** Free spots of a shift that has not begun. */
export const freeSpots = (shift: Pick<ShiftForViewer, 'start' | 'spots' | 'count'>, now: string): number =>
  hasBegun(shift, now) ? 0 : Math.max(0, shift.spots - shift.count);

/** Shifts that match; one's own always count as open. */
export function wished(
  shifts: readonly ShiftForViewer[],
  { q, open, day }: Wish,
  now: string,
): readonly ShiftForViewer[] {
  const text = searchKey(q);
  return shifts.filter(
    (shift) =>
      (day === '' || shift.date === day) &&
      (!open || shift.status !== null || freeSpots(shift, now) > 0) &&
      searchKey(shift.name).includes(text),
  );
}

export interface ShiftDay {
  readonly day: string;
  /** Start of the first shift, which names the day. */
  readonly start: string;
  readonly time_zone: string;
  readonly free: number;
}

type OnDay = Pick<ShiftForViewer, 'date' | 'start' | 'time_zone' | 'spots' | 'count'>;

/** Days with shifts, in order. */
export function daysOf(shifts: readonly OnDay[], now: string): readonly ShiftDay[] {
  const days = new Map<string, ShiftDay>();
  for (const shift of shifts) {
    const { date, start, time_zone } = shift;
    const known = days.get(date) ?? { day: date, start, time_zone, free: 0 };
    days.set(date, { ...known, free: known.free + freeSpots(shift, now) });
  }
  return [...days.values()].sort((a, b) => (a.start < b.start ? -1 : 1));
}
