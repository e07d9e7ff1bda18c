import type { DecisionContext } from '../../kernel/decider.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { canApply } from '../../tournaments/index.ts';
import type { RosterEvent } from '../events.ts';
import type { By, Elsewhere, InShift, Level, Seating, ShiftPlan } from '../model.ts';
import { hasBegun, isOver } from '../passing.ts';
import { mayTake, placeFor } from '../policies/eligibility.ts';
import { sectionOf } from '../policies/sections.ts';
import * as refusals from '../refusals.ts';
import { clashOf, labelOf, personOf, type RosterState, type Row, type Shift, waitingIn } from '../state.ts';
import { registration } from './staff.ts';

/** What every way into a shift has in common. */

export interface Found {
  readonly row: Row;
  readonly shift: Shift;
}

export function findRow(
  state: RosterState,
  { shift_id, ref_id }: { readonly shift_id: string; readonly ref_id: string },
): Found | undefined {
  const row = personOf(state, ref_id).rows.find((one) => one.shift_id === shift_id);
  const shift = row && state.shifts.get(row.sid);
  return shift && { row, shift };
}

export const inShift = ({ row, shift }: Found): InShift => ({
  shift_id: row.shift_id,
  sid: row.sid,
  ref_id: row.ref_id,
  shift: labelOf(shift.plan),
});

/** What keeps a person from signing up where the desk still may. */
export function selfService({ plan }: Shift, { by, tournament }: Seating): Refusal | undefined {
  if (by === 'desk') return undefined;
  if (!canApply(tournament.status)) return refusals.notOpen();
  const section = sectionOf(plan);
  return tournament.sections[section] ? undefined : refusals.sectionOff(section);
}

/** Nobody comes, confirms or goes once a shift is over, and only through the desk once it has begun. */
export function tooLate(plan: ShiftPlan, by: By, { at }: DecisionContext): Refusal | undefined {
  if (isOver(plan, at)) return refusals.over(plan);
  return by === 'person' && hasBegun(plan, at) ? refusals.begun(plan) : undefined;
}

interface Seat {
  readonly sid: string;
  readonly ref_id: string;
  readonly elsewhere?: Elsewhere | null | undefined;
}

/** Another seat of the person at these hours, here or in another tournament. */
export function conflict(state: RosterState, { plan }: Shift, seat: Seat): Refusal | undefined {
  const hours = { sid: seat.sid, start: plan.start, end: plan.end };
  const clash = clashOf(state, seat.ref_id, hours) ?? seat.elsewhere;
  return clash ? refusals.conflictWith(clash) : undefined;
}

/** A shift, as far as its places go. */
export type Places = Pick<Shift, 'seated' | 'taken'> & {
  readonly plan: Pick<ShiftPlan, 'name' | 'spots' | 'needs'>;
};

/** The kind of place that is free for these credentials (null where kinds are not counted), or why none is. */
export function placeIn(
  shift: Places,
  credentials: string,
  exact: boolean,
): { slot: Level | null } | Refusal {
  const { needs, spots } = shift.plan;
  if (!mayTake(needs, credentials, exact)) return refusals.notEligible(shift, credentials);
  if (shift.seated >= spots) return refusals.full(shift);
  const slot = placeFor({ needs, taken: shift.taken }, credentials, exact);
  return slot === undefined ? refusals.noPlace(shift, credentials) : { slot };
}

interface Wish {
  readonly sid: string;
  readonly ref_id: string;
}

/** A new row on the waitlist. */
export function waiting(
  state: RosterState,
  shift: Shift,
  { sid, ref_id }: Wish,
  context: DecisionContext,
): readonly RosterEvent[] {
  const data = { shift_id: context.newId(), sid, ref_id, shift: labelOf(shift.plan) };
  return [...registration(state, ref_id, shift.plan), { type: 'Applied', data }];
}

/** The row on its seat; whoever was on the waitlist keeps theirs. */
export function seating(
  state: RosterState,
  { shift, row }: { readonly shift: Shift; readonly row: Row | undefined },
  { sid, ref_id, slot }: Wish & { readonly slot: Level | null },
  context: DecisionContext,
): readonly RosterEvent[] {
  if (row) return [{ type: 'MovedOffWaitlist', data: { ...inShift({ row, shift }), slot } }];
  const data = { shift_id: context.newId(), sid, ref_id, shift: labelOf(shift.plan), slot };
  return [...registration(state, ref_id, shift.plan), { type: 'SpotTaken', data }];
}

/** Whether volunteers can still join the waitlist; officials may always apply. */
export const waitlistHasRoom = (shift: Shift): boolean => {
  const { kind, wait_spots } = shift.plan;
  return kind === 'official' || wait_spots === null || waitingIn(shift) < wait_spots;
};
