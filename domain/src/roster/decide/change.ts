import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, notFound, type Refusal } from '../../kernel/refusal.ts';
import type { Decide, RosterCommand } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { removeRow } from '../evolve.ts';
import { alreadyThere } from '../refusals.ts';
import { personOf, type RosterState, type Row, rowOf, type Shift } from '../state.ts';
import { removed } from './removal.ts';
import { inShift } from './seat.ts';
import { apply, confirm, moveOffWaitlist, moveToWaitlist, takeSpot } from './signup.ts';

type Decision = readonly RosterEvent[] | Refusal;

/** Everything the desk does with one row, by where it is to end: so that one command suits a whole selection. */
export const changeSignup: Decide<'ChangeSignup'> = (state, { from, ...command }, context) => {
  const decided = from === undefined ? change(state, command, context) : move(state, from, command, context);
  return command.captain && !isRefusal(decided) ? decided.flatMap((event) => led(state, event)) : decided;
};

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
