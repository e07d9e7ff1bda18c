import type { Done } from '@courtcrew/backend/kernel/runtime/aggregate.ts';
import type { BoardCommand, BoardEvent, CourtRef, PayFacts } from '@courtcrew/domain/board/index.ts';
import type { Press, Step } from './steps.ts';

/** What a step needs to become a command. */
export interface Known {
  /** The court that is called so. */
  readonly court: (court_num: string) => CourtRef;
  readonly pay: Readonly<Record<string, PayFacts>>;
  /** Who runs the desk. */
  readonly desk: string;
  /** What the step of this number has led to. */
  readonly done: (number: number) => Done<BoardEvent>;
}

/** The id an earlier step's row got. */
function idOf({ events }: Done<BoardEvent>): string {
  for (const { data } of events) {
    if ('nid' in data) return data.nid;
    if ('id' in data && typeof data.id === 'string') return data.id;
  }
  throw new Error('a step of the day made no row that a later one is about');
}

type Makers = {
  readonly [Call in Press['call']]: (step: Extract<Step, { call: Call }>, known: Known) => BoardCommand;
};

const makers: Makers = {
  checkinRef: ({ ref_id, queues }) => ({ type: 'CheckIn', ref_id, queues }),
  checkoutRef: ({ ref_id, reason }) => ({ type: 'CheckOut', ref_id, reason }),
  quickBreak: ({ ref_id, on }) => ({ type: 'SetBreak', ref_id, on }),
  swapQueue: ({ ref_id, position }) => ({ type: 'MoveInQueue', ref_id, position }),
  refNote: ({ ref_id, note, tag }) => ({ type: 'NoteReferee', ref_id, changes: { note, tag }, seen: {} }),
  assignCourt: ({ court_num, ref_id, second_ref_id, medal }, { court }) => ({
    type: 'AssignCourt',
    ...court(court_num),
    ref_id,
    second_ref_id,
    medal,
  }),
  assignSecond: ({ court_num, ref_id }, { court }) => ({ type: 'AssignSecond', ...court(court_num), ref_id }),
  finishMatch: ({ court_num, sysid, amount, paid, aux, by }, { court, pay, done }) => ({
    type: 'FinishMatch',
    ...court(court_num),
    id: null,
    by: by === null ? 'desk' : 'person',
    ...(sysid !== undefined && { sysid }),
    ...(amount !== undefined && { amount }),
    paid,
    second_paid: false,
    aux: aux.map((number) => idOf(done(number))),
    pay,
  }),
  resetCourt: ({ court_num }, { court }) => ({ type: 'ResetCourt', ...court(court_num) }),
  addAuxAssignment: ({ ref_id, type, name, court_num }, { court }) => ({
    type: 'AssignAux',
    ref_id,
    aux_type: type,
    name,
    court: court_num === null ? null : court(court_num),
    note: null,
  }),
  finishAuxAssignment: ({ of }, { done }) => ({
    type: 'FinishAux',
    id: idOf(done(of)),
    amount: 0,
    paid: false,
  }),
  deleteAuxAssignment: ({ of }, { done, desk }) => ({
    type: 'DeleteAux',
    id: idOf(done(of)),
    ref_id: desk,
  }),
  addClipboard: ({ court_num, ref_id }, { court }) => ({ type: 'AddClipboard', ...court(court_num), ref_id }),
  removeClipboard: ({ of }, { done }) => ({ type: 'RemoveClipboard', id: idOf(done(of)) }),
  undoOnBoard: ({ of }, { done }) => ({ type: 'Undo', action: done(of).events.at(-1)?.revision ?? -1 }),
  assignMonitorToCourt: ({ court_num, ref_id }, { court }) => ({
    type: 'AssignMonitor',
    ...court(court_num),
    ref_id,
  }),
  courtMonitorNotifyDesk: ({ type, court_num, message, ref_id, at }, { court }) => ({
    type: 'RaiseNotification',
    ...court(court_num),
    notification: type,
    message,
    ref_id,
    called_at: at,
  }),
  confirmNotification: ({ of, response }, { done, desk }) => ({
    type: 'ConfirmNotification',
    nid: idOf(done(of)),
    response,
    ref_id: desk,
  }),
};

/** The command a step comes down to. */
export function commandOf(step: Step, known: Known): BoardCommand {
  const make = makers[step.call] as (step: Step, known: Known) => BoardCommand;
  return make(step, known);
}

/** Numbers of the steps that must have been carried out before this one can be sent. */
export function needs(step: Step): readonly number[] {
  if ('of' in step) return [step.of];
  return step.call === 'finishMatch' ? step.aux : [];
}
