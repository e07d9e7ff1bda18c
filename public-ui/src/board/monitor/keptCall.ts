import { NOTIFICATION_TYPES, type NotificationType, SAME_CALL_MS } from '@courtcrew/domain/board/model.ts';
import { fieldsIn, textIn } from '@courtcrew/ui-kit/offline/stored.ts';

export interface Pressed {
  readonly type: NotificationType;
  readonly court_num: string;
  readonly message: string | null;
}

/** The body, identical on each retry: the server refuses a repeated key with another body. */
export interface CallBody extends Pressed {
  readonly tid: string;
  readonly ref_id: string;
  /** UTC. */
  readonly called_at: string;
}

/** A call kept until the desk has it. */
export interface KeptCall {
  readonly id: string;
  /** Order of this phone's calls; clocks can be set back. */
  readonly turn: number;
  readonly body: CallBody;
  /** Why the server refused; the call then waits for a person, not for the network. */
  readonly refused: string | null;
  /** Sent although it is old. */
  readonly insisted: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** It waited so long that it may be unwanted. `now` in ms since 1970. */
export const isOld = ({ body, insisted }: KeptCall, now: number): boolean =>
  !insisted && now - Date.parse(body.called_at) > DAY_MS;

/** It is sent as soon as the desk is reachable. */
export const isWaiting = (call: KeptCall, now: number): boolean => call.refused === null && !isOld(call, now);

/** The message as the desk compares it. */
export const spoken = (message: string | null): string => message?.trim().toLowerCase() ?? '';

/** Whether two presses are one call, by the desk's rule: each medical call counts. */
export const isSameCall = (one: CallBody, other: CallBody): boolean =>
  one.type !== 'medical' &&
  one.type === other.type &&
  one.tid === other.tid &&
  one.ref_id === other.ref_id &&
  one.court_num === other.court_num &&
  spoken(one.message) === spoken(other.message) &&
  Math.abs(Date.parse(one.called_at) - Date.parse(other.called_at)) < SAME_CALL_MS;

function bodyIn(value: unknown): CallBody | null {
  const { type: given, message, ...texts } = fieldsIn(value);
  const type = NOTIFICATION_TYPES.find((known) => known === given);
  const [tid, ref_id, court_num, called_at] = [texts.tid, texts.ref_id, texts.court_num, texts.called_at].map(
    textIn,
  );
  if (!type || !tid || !ref_id || !court_num || !called_at) return null;
  return { type, tid, ref_id, court_num, message: textIn(message) || null, called_at };
}

/** The call in a stored text; null for anything else. */
export function parseKept(text: string | null): KeptCall | null {
  try {
    const { id, turn, body: given, refused, insisted } = fieldsIn(JSON.parse(text ?? ''));
    const body = bodyIn(given);
    if (body === null || typeof id !== 'string' || typeof turn !== 'number') return null;
    return { id, turn, body, refused: textIn(refused) || null, insisted: insisted === true };
  } catch {
    return null;
  }
}
