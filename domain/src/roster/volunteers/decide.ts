import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import { isPassing } from '../decide/queue.ts';
import {
  conflict,
  inShift,
  placeIn,
  seating,
  selfService,
  tooLate,
  waiting,
  waitlistHasRoom,
} from '../decide/seat.ts';
import type { RosterEvent } from '../events.ts';
import type { Seating } from '../model.ts';
import { signatureCounts, signatureMatches } from '../policies/volunteers.ts';
import * as refusals from '../refusals.ts';
import { labelOf, personOf, type RosterState, rowOf, type Shift } from '../state.ts';

type Decision = readonly RosterEvent[] | Refusal;

type Wish = Seating & { readonly sid: string; readonly ref_id: string };

/** What else keeps a volunteer from registering alone. A hidden category's shifts are not there for them. */
function byThemselves(
  state: RosterState,
  { plan }: Shift,
  { by, ref_id, tournament }: Wish,
): Refusal | undefined {
  if (by === 'desk') return undefined;
  if (!state.categories.get(plan.category)?.plan.show) return notFound('Shift');
  const needsWaiver = tournament.waiver_required || plan.signature_required;
  const isSigned = signatureCounts(personOf(state, ref_id).signed, tournament.waiver_since);
  return needsWaiver && !isSigned ? refusals.waiverNeeded() : undefined;
}

const barrier = (
  state: RosterState,
  shift: Shift,
  wish: Wish,
  context: DecisionContext,
): Refusal | undefined =>
  selfService(shift, wish) ??
  byThemselves(state, shift, wish) ??
  tooLate(shift.plan, wish.by, context) ??
  conflict(state, shift, wish);

const joinWaitlist = (state: RosterState, shift: Shift, wish: Wish, context: DecisionContext): Decision =>
  waitlistHasRoom(shift) ? waiting(state, shift, wish, context) : refusals.shiftFull();

/** A volunteer who asks for the waitlist. The row is known not to be there. */
export const applyAsVolunteer = (
  state: RosterState,
  shift: Shift,
  command: RosterCommand<'Apply'>,
  context: DecisionContext,
): Decision => barrier(state, shift, command, context) ?? joinWaitlist(state, shift, command, context);

/** Registering again changes nothing, but for the first on the waitlist who finds a spot free: nobody passes who waits. */
export const registerVolunteer: Decide<'RegisterVolunteer'> = (state, command, context) => {
  const { sid, ref_id, tournament } = command;
  const shift = state.shifts.get(sid);
  if (shift?.plan.kind !== 'volunteer') return notFound('Shift');
  const row = rowOf(state, sid, ref_id);
  if (row && (command.waitlist || !row.waitlist)) return [];
  const refusal = barrier(state, shift, command, context);
  if (refusal) return refusal;
  if (command.waitlist) return joinWaitlist(state, shift, command, context);
  const place = placeIn(shift, command.credentials, tournament.exact_match);
  const isFree = !isRefusal(place);
  if (isFree && !isPassing(state, shift, command))
    return seating(state, { shift, row }, { sid, ref_id, ...place }, context);
  if (!isFree && place.code === 'not-eligible') return place;
  return row ? [] : joinWaitlist(state, shift, command, context);
};

/** Whoever is to lead a shift works in it: a person without a seat takes a spot first. */
export const assignCaptain: Decide<'AssignCaptain'> = (state, command, context) => {
  const { sid, ref_id, captain } = command;
  const shift = state.shifts.get(sid);
  if (shift?.plan.kind !== 'volunteer') return notFound('Shift');
  const row = rowOf(state, sid, ref_id);
  if (!captain && !row) return notFound('Sign-up');
  if (row && (!captain || !row.waitlist)) {
    if (row.captain === captain) return [];
    return [{ type: 'ShiftCaptainMarked', data: { ...inShift({ row, shift }), captain } }];
  }
  const refusal = tooLate(shift.plan, command.by, context) ?? conflict(state, shift, command);
  if (refusal) return refusal;
  const place = placeIn(shift, command.credentials, command.tournament.exact_match);
  if (isRefusal(place)) return place;
  const seated = seating(state, { shift, row }, { sid, ref_id, ...place }, context);
  const shift_id = seated.flatMap(({ data }) => ('shift_id' in data ? [data.shift_id] : []))[0] ?? '';
  const data = { shift_id, sid, ref_id, shift: labelOf(shift.plan), captain };
  return [...seated, { type: 'ShiftCaptainMarked', data }];
};

/** Once per person and tournament: while a signature counts, signing again keeps it. */
export const signWaiver: Decide<'SignWaiver'> = (state, command) => {
  const { ref_id, signature, name, text, read = text.digest, tournament } = command;
  if (signatureCounts(personOf(state, ref_id).signed, tournament.waiver_since)) return [];
  if (read !== text.digest) return refusals.waiverChanged();
  if (!signatureMatches(signature, name)) return refusals.signatureMismatch();
  return [{ type: 'WaiverSigned', data: { ref_id, signature, text } }];
};
