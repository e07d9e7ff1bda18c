import { notFound } from '../../kernel/refusal.ts';
import type { BoardCommand, Decide } from '../commands.ts';
import { SAME_CALL_MS } from '../model.ts';
import * as refusals from '../refusals.ts';
import type { BoardState, Call } from '../state.ts';
import { textOrNull } from './parts.ts';

/** A court has one monitor, a monitor may have several courts. Nobody takes away whom they have not seen there. */
export const assignMonitor: Decide<'AssignMonitor'> = ({ monitors }, { court, ref_id, seen }) => {
  const before = monitors.get(court) ?? null;
  if (before === ref_id) return [];
  if (seen !== undefined && seen !== before) return refusals.monitorChanged();
  return [{ type: 'MonitorAssigned', data: { court, ref_id } }];
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the caller pressed. A clock that is ahead, or a call kept for longer than a day, is not believed. */
function calledAt({ called_at }: BoardCommand<'RaiseNotification'>, now: string): string {
  const pressed = Date.parse(called_at ?? now);
  const age = Date.parse(now) - pressed;
  return age >= 0 && age <= DAY_MS ? new Date(pressed).toISOString() : now;
}

const spoken = (message: string | null): string => message?.trim().toLowerCase() ?? '';

/**
 * The call the command would repeat: same kind, court and words, less than 30 s apart by when they were
 * pressed. Undefined for a new one, which medical help always is. `at` is the instant of the command.
 */
export function sameCall(
  state: BoardState,
  command: BoardCommand<'RaiseNotification'>,
  at: string,
): Call | undefined {
  const { notification, court, message } = command;
  if (notification === 'medical') return undefined;
  const pressed = Date.parse(calledAt(command, at));
  return state.lastCalls.findLast(
    (call) =>
      call.type === notification &&
      call.court === court &&
      spoken(call.message) === spoken(message) &&
      Math.abs(pressed - Date.parse(call.called_at)) < SAME_CALL_MS,
  );
}

export const raiseNotification: Decide<'RaiseNotification'> = (state, command, context) => {
  if (sameCall(state, command, context.at)) return [];
  const { notification: type, court, court_num, ref_id } = command;
  const called_at = calledAt(command, context.at);
  const message = textOrNull(command.message);
  const data = { nid: context.newId(), type, court, court_num, message, ref_id, called_at };
  return [{ type: 'NotificationRaised', data }];
};

/** The first response is the one the caller reads; whoever has another must not think that it arrived. */
export const confirmNotification: Decide<'ConfirmNotification'> = (state, command) => {
  const { nid, ref_id } = command;
  const call = state.calls.get(nid);
  if (!call) return notFound('Notification');
  const response = textOrNull(command.response);
  if (call === 'confirmed') return response === null ? [] : refusals.callConfirmed();
  return [{ type: 'NotificationConfirmed', data: { nid, response, ref_id } }];
};
