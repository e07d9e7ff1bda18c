import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import { canApply, type Status, showsSelection } from '../../tournaments/index.ts';
import type { Apply, Confirm, Elsewhere, MoveOffWaitlist, MoveToWaitlist, TakeSpot } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import type { Level } from '../model.ts';
import { mayTake, placeFor } from '../policies/eligibility.ts';
import { sectionOf } from '../policies/sections.ts';
import * as refusals from '../refusals.ts';
import { clashOf, labelOf, personOf, type RosterState, type Row, rowOf, type Shift } from '../state.ts';
import { registration } from './staff.ts';

type Decision = readonly RosterEvent[] | Refusal;

interface Found {
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

const inShift = ({ row, shift }: Found) => ({
  shift_id: row.shift_id,
  sid: row.sid,
  ref_id: row.ref_id,
  shift: labelOf(shift.plan),
});

interface Seat {
  readonly sid: string;
  readonly ref_id: string;
  readonly elsewhere?: Elsewhere | null | undefined;
}

/** Another seat of the person at these hours, here or in another tournament. */
function conflict(state: RosterState, { plan }: Shift, seat: Seat): Refusal | undefined {
  const hours = { sid: seat.sid, start: plan.start, end: plan.end };
  const clash = clashOf(state, seat.ref_id, hours) ?? seat.elsewhere;
  return clash ? refusals.conflictWith(clash) : undefined;
}

/** The kind of place that is free for these credentials (null where kinds are not counted), or why none is. */
function placeIn(shift: Shift, credentials: string, exact: boolean): { slot: Level | null } | Refusal {
  const { needs, spots } = shift.plan;
  if (!mayTake(needs, credentials, exact)) return refusals.notEligible(shift, credentials);
  if (shift.seated >= spots) return refusals.full(shift);
  const slot = placeFor({ needs, taken: shift.taken }, credentials, exact);
  return slot === undefined ? refusals.noPlace(shift, credentials) : { slot };
}

/** What keeps a person from applying in an approved-referees-only tournament; asking is an event, not a refusal. */
function approvalBarrier(state: RosterState, { ref_id }: Apply): Decision | undefined {
  const { approved } = personOf(state, ref_id);
  if (approved === true) return undefined;
  if (approved === undefined) return [{ type: 'ApprovalRequested', data: { ref_id } }];
  return approved === null ? refusals.approvalAwaited() : refusals.approvalDenied();
}

/** Applying twice, or to a shift one already works, is a success that changes nothing. */
export function apply(state: RosterState, command: Apply, context: DecisionContext): Decision {
  const { sid, ref_id } = command;
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  if (rowOf(state, sid, ref_id)) return [];
  const { by, tournament } = command;
  if (by === 'person' && !canApply(tournament.status)) return refusals.notOpen();
  const clash = conflict(state, shift, command);
  if (clash) return clash;
  const needsApproval = tournament.approval_required && sectionOf(shift.plan) === 'referee';
  const barrier = by === 'person' && needsApproval ? approvalBarrier(state, command) : undefined;
  if (barrier) return barrier;
  const data = { shift_id: context.newId(), sid, ref_id, shift: labelOf(shift.plan) };
  return [...registration(state, ref_id, shift.plan.kind), { type: 'Applied', data }];
}

/** What keeps a person from taking a spot without the desk. */
function selfService(shift: Shift, status: Status): Refusal | undefined {
  if (!canApply(status)) return refusals.notOpen();
  return sectionOf(shift.plan) === 'line' ? undefined : refusals.applyInstead();
}

/** A person who applied before keeps the row. Taking a spot one already has changes nothing. */
export function takeSpot(state: RosterState, command: TakeSpot, context: DecisionContext): Decision {
  const { sid, ref_id, tournament } = command;
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  const row = rowOf(state, sid, ref_id);
  if (row && !row.waitlist) return [];
  const barrier = command.by === 'person' ? selfService(shift, tournament.status) : undefined;
  if (barrier) return barrier;
  const clash = conflict(state, shift, command);
  if (clash) return clash;
  const place = placeIn(shift, command.credentials, tournament.exact_match);
  if (isRefusal(place)) return place;
  if (row) return [{ type: 'MovedOffWaitlist', data: { ...inShift({ row, shift }), slot: place.slot } }];
  const data = { shift_id: context.newId(), sid, ref_id, shift: labelOf(shift.plan), slot: place.slot };
  return [...registration(state, ref_id, shift.plan.kind), { type: 'SpotTaken', data }];
}

export function moveOffWaitlist(state: RosterState, command: MoveOffWaitlist): Decision {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  const { row, shift } = found;
  if (!row.waitlist) return [];
  const clash = conflict(state, shift, { ...row, elsewhere: command.elsewhere });
  if (clash) return clash;
  const place = placeIn(shift, command.credentials, command.tournament.exact_match);
  if (isRefusal(place)) return place;
  return [{ type: 'MovedOffWaitlist', data: { ...inShift(found), slot: place.slot } }];
}

/** A confirmation is given up with the spot. */
export function moveToWaitlist(state: RosterState, command: MoveToWaitlist): Decision {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  return found.row.waitlist ? [] : [{ type: 'MovedToWaitlist', data: inShift(found) }];
}

export function confirm(state: RosterState, command: Confirm): Decision {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  const { row, shift } = found;
  if (row.confirmed) return [];
  if (command.by === 'person' && !showsSelection(command.tournament.status)) return refusals.notPublished();
  if (row.waitlist) return refusals.notSelected();
  const clash = conflict(state, shift, { ...row, elsewhere: command.elsewhere });
  return clash ?? [{ type: 'Confirmed', data: inShift(found) }];
}
