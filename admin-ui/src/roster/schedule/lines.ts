import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { overlap } from '@courtcrew/domain/roster/model.ts';
import { type Shortage, shortageOf } from '@courtcrew/domain/roster/policies/shortage.ts';
import type { ShiftWithPeople, Spot, StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { finder } from '../../kit/desk/finder.ts';

/** Status of a seat at the desk. */
export type SeatStatus = 'confirmed' | 'selected' | 'applied';

/** The part of a shift that actions need. */
export interface ShiftAt {
  readonly sid: string;
  readonly name: string;
  readonly category: string;
  /** UTC instant. */
  readonly start: string;
}

/** A seat from any list. */
export interface SeatAt {
  readonly shift: ShiftAt;
  readonly spot: {
    readonly shift_id: string;
    readonly ref_id: string;
    readonly first: string;
    readonly last: string;
    readonly captain: boolean;
  };
  readonly status: SeatStatus;
}

export interface Seat {
  readonly shift: ShiftWithPeople;
  readonly spot: Spot;
  readonly status: SeatStatus;
}

export type Line =
  | { readonly kind: 'day'; readonly key: string; readonly start: string; readonly short: Shortage }
  | { readonly kind: 'shift'; readonly key: string; readonly shift: ShiftWithPeople }
  | ({ readonly kind: 'seat'; readonly key: string } & Seat);

export interface LineFilter {
  /** Part of a shift's name or category, or of a person in it. */
  readonly search: string;
  /** MM/DD/YYYY at the venue; all days when empty. */
  readonly day: string;
  /** Only shifts with free spots. */
  readonly open: boolean;
  /** Insert day headings; for chronological lists. */
  readonly days: boolean;
}

/** Confirmed, then selected, then applied. */
export function seatsOf(shift: ShiftWithPeople): readonly Seat[] {
  const seats = shift.signup.map<Seat>((spot) => ({
    shift,
    spot,
    status: spot.confirmed ? 'confirmed' : 'selected',
  }));
  return [
    ...seats.filter(({ status }) => status === 'confirmed'),
    ...seats.filter(({ status }) => status === 'selected'),
    ...shift.waitlist.map<Seat>((spot) => ({ shift, spot, status: 'applied' })),
  ];
}

export function linesOf(shifts: readonly ShiftWithPeople[], filter: LineFilter): readonly Line[] {
  const fits = finder(filter.search);
  const byDay = Map.groupBy(shifts, ({ date }) => date);
  const lines: Line[] = [];
  let day = '';
  for (const shift of shifts) {
    const seats = seatsOf(shift);
    if (filter.day && shift.date !== filter.day) continue;
    if (filter.open && shift.count >= shift.spots) continue;
    const found = fits(`${shift.name} ${shift.category}`);
    if (!found && !seats.some(({ spot }) => fits(fullName(spot)))) continue;
    if (filter.days && shift.date !== day) {
      day = shift.date;
      const short = shortageOf(...(byDay.get(day) ?? []));
      lines.push({ kind: 'day', key: `day ${day}`, start: shift.start, short });
    }
    lines.push({ kind: 'shift', key: shift.sid, shift });
    for (const seat of seats) lines.push({ kind: 'seat', key: seat.spot.shift_id, ...seat });
  }
  return lines;
}

/** Why a person cannot or should not take a shift: already in it, or working at that time. */
export interface Obstacle {
  readonly in: boolean;
  readonly clash: string | null;
}

/** Obstacles by person. Seats clash, applications do not. */
export function obstaclesTo(
  target: ShiftWithPeople,
  shifts: readonly ShiftWithPeople[],
): ReadonlyMap<string, Obstacle> {
  const found = new Map<string, Obstacle>();
  for (const shift of shifts) {
    if (shift.sid === target.sid || !overlap(shift, target)) continue;
    for (const { ref_id } of shift.signup) found.set(ref_id, { in: false, clash: shift.name });
  }
  for (const { ref_id } of [...target.signup, ...target.waitlist])
    found.set(ref_id, { in: true, clash: null });
  return found;
}

type Assignable = Pick<
  StaffMember,
  'ref_id' | 'name' | 'count' | 'wait_count' | 'credentials' | 'credentials_verified'
>;

export interface PersonLine {
  readonly key: string;
  readonly person: Assignable;
  readonly obstacle: Obstacle | null;
}

/** People who match a search, with their obstacles for the picked shift. */
export const peopleLines = (
  people: readonly StaffMember[],
  search: string,
  obstacles: ReadonlyMap<string, Obstacle> | null,
): readonly PersonLine[] => {
  const fits = finder(search);
  return people
    .filter(({ name }) => fits(name))
    .map((person) => ({ key: person.ref_id, person, obstacle: obstacles?.get(person.ref_id) ?? null }));
};
