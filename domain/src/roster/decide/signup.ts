import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import { showsSelection } from '../../tournaments/index.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { sectionOf } from '../policies/sections.ts';
import * as refusals from '../refusals.ts';
import { labelOf, personOf, type RosterState, rowOf, type Shift } from '../state.ts';
import { applyAsVolunteer } from '../volunteers/decide.ts';
import { isPassing } from './queue.ts';
import {
  conflict,
  findRow,
  inShift,
  placeIn,
  seating,
  selfService,
  tooLate,
  waiting,
  waitlistHasRoom,
} from './seat.ts';

type Decision = readonly RosterEvent[] | Refusal;

/** What becomes of an application in an approved-referees-only tournament before the approval: it is held. */
function beforeApproval(
  state: RosterState,
  shift: Shift,
  { sid, ref_id }: RosterCommand<'Apply'>,
): Decision | undefined {
  const { approved, held } = personOf(state, ref_id);
  if (approved === true) return undefined;
  if (approved === false) return refusals.approvalDenied();
  if (held.includes(sid)) return [];
  const asked: readonly RosterEvent[] =
    approved === undefined ? [{ type: 'ApprovalRequested', data: { ref_id } }] : [];
  return [...asked, { type: 'ApplicationHeld', data: { ref_id, sid, shift: labelOf(shift.plan) } }];
}

/** Applying twice, or to a shift one already works, is a success that changes nothing. */
export const apply: Decide<'Apply'> = (state, command, context) => {
  const { sid, ref_id } = command;
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  if (rowOf(state, sid, ref_id)) return [];
  if (shift.plan.kind === 'volunteer') return applyAsVolunteer(state, shift, command, context);
  const { by, tournament } = command;
  const refusal =
    selfService(shift, command) ?? tooLate(shift.plan, by, context) ?? conflict(state, shift, command);
  if (refusal) return refusal;
  const needsApproval = tournament.approval_required && sectionOf(shift.plan) === 'referee';
  const waits = by === 'person' && needsApproval ? beforeApproval(state, shift, command) : undefined;
  if (waits) return waits;
  return waiting(state, shift, command, context);
};

/** Only trainers take a spot without the desk. */
const byThemselves = ({ plan }: Shift, { by }: RosterCommand<'TakeSpot'>): Refusal | undefined =>
  by === 'desk' || sectionOf(plan) === 'line' ? undefined : refusals.applyInstead();

/** A person who applied before keeps the row. Who would pass somebody that waits joins behind. Taking a spot one already has changes nothing. */
export const takeSpot: Decide<'TakeSpot'> = (state, command, context) => {
  const { sid, ref_id, tournament } = command;
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  const row = rowOf(state, sid, ref_id);
  if (row && !row.waitlist) return [];
  const refusal =
    selfService(shift, command) ??
    byThemselves(shift, command) ??
    tooLate(shift.plan, command.by, context) ??
    conflict(state, shift, command);
  if (refusal) return refusal;
  const place = placeIn(shift, command.credentials, tournament.exact_match);
  if (isRefusal(place)) return place;
  if (isPassing(state, shift, command)) return row ? [] : waiting(state, shift, command, context);
  return seating(state, { shift, row }, { sid, ref_id, ...place }, context);
};

export const moveOffWaitlist: Decide<'MoveOffWaitlist'> = (state, command, context) => {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  const { row, shift } = found;
  if (!row.waitlist) return [];
  const refusal =
    tooLate(shift.plan, command.by, context) ??
    conflict(state, shift, { ...row, elsewhere: command.elsewhere });
  if (refusal) return refusal;
  const place = placeIn(shift, command.credentials, command.tournament.exact_match);
  if (isRefusal(place)) return place;
  return [{ type: 'MovedOffWaitlist', data: { ...inShift(found), slot: place.slot } }];
};

/** A confirmation is given up with the spot. */
export const moveToWaitlist: Decide<'MoveToWaitlist'> = (state, command) => {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  if (found.row.waitlist) return [];
  if (!waitlistHasRoom(found.shift)) return refusals.waitlistFull(found.shift);
  return [{ type: 'MovedToWaitlist', data: inShift(found) }];
};

/** The desk confirms whoever waits, too, where a spot is free: both happen at once or neither. */
export const confirm: Decide<'Confirm'> = (state, command, context) => {
  const found = findRow(state, command);
  if (!found) return notFound('Sign-up');
  const { row, shift } = found;
  if (row.confirmed) return [];
  if (command.by === 'person' && !showsSelection(command.tournament.status)) return refusals.notPublished();
  if (row.waitlist && command.by === 'person') return refusals.notSelected();
  const refusal =
    tooLate(shift.plan, command.by, context) ??
    conflict(state, shift, { ...row, elsewhere: command.elsewhere });
  if (refusal) return refusal;
  const confirmed: RosterEvent = { type: 'Confirmed', data: inShift(found) };
  if (!row.waitlist) return [confirmed];
  const place = placeIn(shift, command.credentials, command.tournament.exact_match);
  if (isRefusal(place)) return place;
  return [{ type: 'MovedOffWaitlist', data: { ...inShift(found), slot: place.slot } }, confirmed];
};
