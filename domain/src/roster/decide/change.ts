import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { removeRow } from '../evolve.ts';
import { statusOf } from '../policies/display.ts';
import { alreadyThere, signupChanged } from '../refusals.ts';
import { personOf, type RosterState, type Row, rowOf, type Shift } from '../state.ts';
import { removed } from './removal.ts';
import { inShift } from './seat.ts';
import { apply, confirm, moveOffWaitlist, moveToWaitlist, takeSpot } from './signup.ts';

type Decision = readonly RosterEvent[] | Refusal;

/** Everything the desk does with one row, by where it is to end: so that one command suits a whole selection. */
export const changeSignup: Decide<'ChangeSignup'> = (state, { from, seen, ...command }, context) => {
  if (seen !== undefined && isStale(state, { from, seen, ...command })) return signupChanged();
  const decided = from === undefined ? change(state, command, context) : move(state, from, command, context);
  if (command.captain === undefined || isRefusal(decided)) return decided;
  if (decided.length === 0) return ledAnew(state, command);
  return command.captain ? decided.flatMap((event) => led(state, event)) : decided;
};

/** Whether the person stands otherwise than the sender saw; who stands as wished already is no conflict. */
function isStale(
  state: RosterState,
  { sid, from, ref_id, seen, to }: Omit<RosterCommand<'ChangeSignup'>, 'type'>,
): boolean {
  const row = rowOf(state, from ?? sid, ref_id);
  const now = row ? statusOf(row) : 'Removed';
  return now !== seen && (from !== undefined || now !== to);
}

/** The lead of a shift changes, and where its people stand does not. */
function ledAnew(
  state: RosterState,
  { sid, ref_id, captain }: Pick<RosterCommand<'ChangeSignup'>, 'sid' | 'ref_id' | 'captain'>,
): readonly RosterEvent[] {
  const shift = state.shifts.get(sid);
  const row = rowOf(state, sid, ref_id);
  if (shift?.plan.kind !== 'volunteer' || !row || row.waitlist || row.captain === captain) return [];
  return [{ type: 'ShiftCaptainMarked', data: { ...inShift({ row, shift }), captain: captain === true } }];
}

/** Whoever is seated by this event leads the shift; shifts of officials are not led. */
function led(state: RosterState, event: RosterEvent): readonly RosterEvent[] {
  if (event.type !== 'SpotTaken' && event.type !== 'MovedOffWaitlist') return [event];
  const { slot: _, ...data } = event.data;
  if (state.shifts.get(data.sid)?.plan.kind !== 'volunteer') return [event];
  return [event, { type: 'ShiftCaptainMarked', data: { ...data, captain: true } }];
}

/** Judged as if the row that is given up were gone: neither its hours nor its place stand in the way. */
function move(
  state: RosterState,
  from: string,
  command: RosterCommand<'ChangeSignup'>,
  context: DecisionContext,
): Decision {
  const { sid, ref_id } = command;
  const row = rowOf(state, from, ref_id);
  if (!row) return notFound('Sign-up');
  const there = state.shifts.get(sid);
  if (there && rowOf(state, sid, ref_id)) return alreadyThere(there);
  const taken = change(removeRow(state, row), command, context);
  return isRefusal(taken) ? taken : [...removed(state, row, 'removed'), ...taken];
}

const change: Decide<'ChangeSignup'> = (state, command, context) => {
  const { sid, ref_id } = command;
  const shift = state.shifts.get(sid);
  if (!shift) return notFound('Shift');
  const row = rowOf(state, sid, ref_id);
  return row ? changeRow(state, { row, shift }, command, context) : newRow(state, shift, command, context);
};

function changeRow(
  state: RosterState,
  { row, shift }: { readonly row: Row; readonly shift: Shift },
  { to, ...wish }: RosterCommand<'ChangeSignup'>,
  context: DecisionContext,
): Decision {
  const of = { ...wish, shift_id: row.shift_id, by: 'desk' } as const;
  switch (to) {
    case 'Applied':
      return moveToWaitlist(state, { ...of, type: 'MoveToWaitlist' }, context);
    case 'Selected':
      if (row.confirmed) return [{ type: 'ConfirmationTakenBack', data: inShift({ row, shift }) }];
      return moveOffWaitlist(state, { ...of, type: 'MoveOffWaitlist' }, context);
    case 'Confirmed':
      return confirm(state, { ...of, type: 'Confirm' }, context);
    case 'Removed':
      return removed(state, row, 'removed');
  }
}

function newRow(
  state: RosterState,
  { plan }: Shift,
  { to, ...wish }: RosterCommand<'ChangeSignup'>,
  context: DecisionContext,
): Decision {
  if (to === 'Removed') return [];
  if (!personOf(state, wish.ref_id).roles.includes(plan.kind)) return notFound('Sign-up');
  if (to === 'Applied') return apply(state, { ...wish, type: 'Apply', by: 'desk' }, context);
  const taken = takeSpot(state, { ...wish, type: 'TakeSpot', by: 'desk' }, context);
  if (to === 'Selected' || isRefusal(taken)) return taken;
  return [...taken, ...taken.flatMap(confirmationOf)];
}

/** Somebody who is seated and confirmed at once. */
function confirmationOf(event: RosterEvent): readonly RosterEvent[] {
  if (event.type !== 'SpotTaken') return [];
  const { slot: _, ...data } = event.data;
  return [{ type: 'Confirmed', data }];
}
