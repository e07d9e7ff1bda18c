import { notFound } from '../../kernel/refusal.ts';
import { minutesLasted } from '../../kernel/time.ts';
import type { Decide } from '../commands.ts';
import type { AuxFinished, BoardEvent } from '../events.ts';
import type { Aux } from '../model.ts';
import * as refusals from '../refusals.ts';
import { endOfQueue } from '../state.ts';
import { elsewhere, textOrNull } from './parts.ts';

export const assignAux: Decide<'AssignAux'> = (state, command, context) => {
  const { ref_id, aux_type: type, court } = command;
  const barrier = elsewhere(state, ref_id);
  if (barrier) return barrier;
  const id = context.newId();
  const noted = { note: textOrNull(command.note), name: textOrNull(command.name) };
  const assigned: BoardEvent = {
    type: 'AuxAssigned',
    data: {
      id,
      ref_id,
      type,
      court: court?.court ?? null,
      court_num: court?.court_num ?? '',
      start_time: context.at,
    },
  };
  if (noted.note === null && noted.name === null) return [assigned];
  return [assigned, { type: 'AuxNoted', data: { id, ref_id, ...noted } }];
};

/** The end of an assignment. `amount` is cents, `at` the instant it ends. */
export function auxFinished(
  aux: Aux,
  end: { readonly amount: number; readonly paid: boolean; readonly rank: number; readonly at: string },
): AuxFinished {
  const { at, ...rest } = end;
  const minutes = minutesLasted(aux.start_time, at);
  return { type: 'AuxFinished', data: { aux, minutes, ...rest } };
}

export const finishAux: Decide<'FinishAux'> = (state, command, { at }) => {
  const { id, amount, paid } = command;
  const aux = state.floor.aux.get(id);
  if (aux) return [auxFinished(aux, { amount, paid, rank: endOfQueue(state)(), at })];
  return state.pastAux.has(id) ? refusals.assignmentFinished() : notFound('Assignment');
};

/**
 * Whoever still has the assignment queues again; one that was finished leaves nobody behind, and no pay. A late yes to
 * deleting one that was under way must not take the minutes and the pay of its end.
 */
export const deleteAux: Decide<'DeleteAux'> = (state, { id, under_way = false }) => {
  const open = state.floor.aux.get(id);
  const past = state.pastAux.get(id);
  if (under_way && past) return refusals.assignmentFinished();
  if (past?.paid) return refusals.marked('paid', past.paid);
  const ref_id = open?.ref_id ?? past?.ref_id;
  if (ref_id === undefined) return notFound('Assignment');
  return [{ type: 'AuxDeleted', data: { id, ref_id, rank: open ? endOfQueue(state)() : null } }];
};

export const addClipboard: Decide<'AddClipboard'> = (state, command, context) => {
  const { court, court_num, ref_id } = command;
  const waiting = state.floor.clipboards.some((one) => one.court === court && one.ref_id === ref_id);
  if (waiting) return refusals.clipboardNeededAlready(command);
  return [{ type: 'ClipboardNeeded', data: { id: context.newId(), court, court_num, ref_id } }];
};

export const removeClipboard: Decide<'RemoveClipboard'> = (state, { id }) => {
  if (!state.floor.clipboards.has(id)) return notFound('Clipboard');
  return [{ type: 'ClipboardBrought', data: { id } }];
};
