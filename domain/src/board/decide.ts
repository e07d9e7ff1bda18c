import { type Decider, decideBy } from '../kernel/decider.ts';
import { notFound } from '../kernel/refusal.ts';
import type { BoardCommand, Decide } from './commands.ts';
import * as assignments from './decide/assignments.ts';
import * as calls from './decide/calls.ts';
import * as contacts from './decide/contacts.ts';
import {
  clipboardsLeft,
  dismiss,
  stopMonitoring,
  takeBackDismissal,
  withDepartures,
} from './decide/departures.ts';
import * as duty from './decide/duty.ts';
import * as play from './decide/play.ts';
import { released } from './decide/play.ts';
import { undo } from './decide/undo.ts';
import type { BoardEvent } from './events.ts';
import { evolve } from './evolve.ts';
import * as pay from './pay/decide.ts';
import { payInvoices, takePaymentsBack } from './pay/invoices.ts';
import { type BoardState, EMPTY_BOARD, endOfQueue } from './state.ts';

const removeStatus: Decide<'RemoveStatus'> = (state, { id }) =>
  state.statuses.has(id) ? [{ type: 'StatusRemoved', data: { id } }] : notFound('Status');

/** A line that came after the question was asked has not been read, and stays. */
const removeAllStatus: Decide<'RemoveAllStatus'> = ({ statuses }, { last }) => {
  if (last !== undefined && !statuses.has(last)) return notFound('Status');
  const all = [...statuses];
  const ids = last === undefined ? all : all.slice(0, all.indexOf(last) + 1);
  return ids.length === 0 ? [] : [{ type: 'AllStatusRemoved', data: { ids } }];
};

const decided = decideBy<BoardState, BoardCommand, BoardEvent>({
  CheckIn: duty.checkIn,
  CheckOut: duty.checkOut,
  SetBreak: duty.setBreak,
  MoveInQueue: duty.moveInQueue,
  NoteReferee: duty.noteReferee,
  AssignCourt: play.assignCourt,
  SetMedal: play.setMedal,
  AssignSecond: play.assignSecond,
  FinishMatch: play.finishMatch,
  ResetCourt: play.resetCourt,
  AssignAux: assignments.assignAux,
  FinishAux: assignments.finishAux,
  DeleteAux: assignments.deleteAux,
  AddClipboard: assignments.addClipboard,
  RemoveClipboard: assignments.removeClipboard,
  RemoveStatus: removeStatus,
  RemoveAllStatus: removeAllStatus,
  Undo: undo,
  MarkPay: pay.markPay,
  AutoPost: pay.autoPost,
  ChangePay: pay.changePay,
  CorrectMatch: pay.correctMatch,
  CorrectAux: pay.correctAux,
  PayInvoices: payInvoices,
  TakePaymentsBack: takePaymentsBack,
  AssignMonitor: calls.assignMonitor,
  RaiseNotification: calls.raiseNotification,
  ConfirmNotification: calls.confirmNotification,
  AddContact: contacts.addContact,
  CopyContacts: contacts.copyContacts,
  EditContact: contacts.editContact,
  RemoveContact: contacts.removeContact,
  Dismiss: dismiss,
  TakeBackDismissal: takeBackDismissal,
  StopMonitoring: stopMonitoring,
  ForgetOnBoard: forgetOnBoard,
});

/**
 * The board of one tournament, in one stream, so that these hold whoever presses at once: a person is in one place,
 * a court has one lead, no two people in the queue have the same rank, and whoever was on a court or had an
 * assignment queues again when it ends,
 * unless they are no official here any more.
 */
export const board: Decider<BoardState, BoardCommand, BoardEvent> = {
  initial: EMPTY_BOARD,
  decide: (state, command, context) => withDepartures(state, decided(state, command, context), context),
  evolve,
};

/** The person out of the place they have, and what that leaves: a free court, a match without its second. */
function leaving(state: BoardState, ref_id: string): readonly BoardEvent[] {
  const { people, courts } = state.floor;
  const place = people.get(ref_id)?.place;
  const nextRank = endOfQueue(state);
  if (place?.at === 'aux') return [{ type: 'AuxDeleted', data: { id: place.id, ref_id, rank: nextRank() } }];
  const match = place?.at === 'court' ? courts.get(place.court) : undefined;
  if (!match) return [];
  if (match.second_ref_id === ref_id) return released(state, match);
  const back = [match.ref_id, match.second_ref_id]
    .filter((ref) => ref !== null)
    .map((ref) => ({ ref_id: ref, rank: nextRank() }));
  return [{ type: 'CourtReset', data: { court: match.court, back, aux: [] } }];
}

/** Nothing where the board never knew the person. */
function forgetOnBoard(state: BoardState, { ref_id }: BoardCommand<'ForgetOnBoard'>): readonly BoardEvent[] {
  const trace = state.traces.get(ref_id);
  if (!trace) return [];
  const left: BoardEvent = { type: 'PersonLeft', data: { ref_id, ...trace } };
  return [
    ...leaving(state, ref_id),
    ...stopMonitoring(state, { ref_id }),
    ...clipboardsLeft(state, ref_id),
    left,
  ];
}
