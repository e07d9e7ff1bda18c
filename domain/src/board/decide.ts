import { type Decider, decideBy } from '../kernel/decider.ts';
import type { BoardCommand } from './commands.ts';
import * as assignments from './decide/assignments.ts';
import * as calls from './decide/calls.ts';
import * as contacts from './decide/contacts.ts';
import { dismiss, stopMonitoring, takeBackDismissal, withDepartures } from './decide/departures.ts';
import * as duty from './decide/duty.ts';
import { forgetOnBoard } from './decide/forget.ts';
import * as play from './decide/play.ts';
import * as status from './decide/status.ts';
import { undo } from './decide/undo.ts';
import type { BoardEvent } from './events.ts';
import { evolve } from './evolve.ts';
import * as pay from './pay/decide.ts';
import { payInvoices, takePaymentsBack } from './pay/invoices.ts';
import { type BoardState, EMPTY_BOARD } from './state.ts';

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
  RemoveStatus: status.removeStatus,
  RemoveAllStatus: status.removeAllStatus,
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
