import { courtMonitorNotifyDesk, getOwnNotifications } from '@courtcrew/domain/board/contract.ts';
import { PHONE_CLOCK } from '@courtcrew/domain/board/model.ts';
import { fillPath } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { CallFailed, type Client } from '@courtcrew/ui-kit/data/client.ts';
import { isPassing, PATIENCE_MS } from '@courtcrew/ui-kit/offline/delivering.ts';
import { patience } from '@courtcrew/ui-kit/offline/patience.ts';
import { type KeptCall, spoken } from './keptCall.ts';
import type { Delivery } from './sender.ts';

/** A venue's network may answer any request with a page of its own. */
const isReceipt = (answer: unknown): answer is { readonly nid: string } =>
  typeof answer === 'object' && answer !== null && 'nid' in answer && typeof answer.nid === 'string';

/** Sends a kept call once. Never throws. */
export async function deliver(client: Client, call: KeptCall): Promise<Delivery> {
  try {
    const { body: answer } = await client.request({
      method: courtMonitorNotifyDesk.method,
      path: courtMonitorNotifyDesk.path,
      body: call.body,
      headers: { [PHONE_CLOCK]: new Date().toISOString() },
      idempotencyKey: call.id,
      signal: patience(PATIENCE_MS),
      background: true,
    });
    if (answer === 'Court Number Needed') return { is: 'courtless' };
    return isReceipt(answer) ? { is: 'sent', nid: answer.nid } : { is: 'unanswered' };
  } catch (failure) {
    if (!(failure instanceof CallFailed) || isPassing(failure.status)) return { is: 'unanswered' };
    if (failure.status === 401) return { is: 'stranger' };
    return refusal(client, call, failure.message);
  }
}

/** The desk records the time of a call by its own clock; this allows for what the request took. */
const SAME_INSTANT_MS = 15_000;

/**
 * Meaning of a refusal. The retry of somebody taken off the court is refused although the desk has the first attempt, which
 * is then among the own calls.
 */
async function refusal(client: Client, { body }: KeptCall, reason: string): Promise<Delivery> {
  try {
    const answer = await client.request({
      method: getOwnNotifications.method,
      path: fillPath(getOwnNotifications.path, body),
      signal: patience(PATIENCE_MS),
    });
    const own = answer.body as AnswerOf<typeof getOwnNotifications>;
    const ahead = Date.parse(answer.header('Date') ?? '') - Date.now();
    const pressed = Date.parse(body.called_at) + (ahead || 0);
    const there = own.find(
      ({ time, type, court_num, message }) =>
        Math.abs(Date.parse(time) - pressed) < SAME_INSTANT_MS &&
        type === body.type &&
        court_num === body.court_num &&
        spoken(message) === spoken(body.message),
    );
    return there ? { is: 'sent', nid: there.nid } : { is: 'refused', reason };
  } catch (failure) {
    const unheard = !(failure instanceof CallFailed) || isPassing(failure.status);
    return unheard ? { is: 'unanswered' } : { is: 'refused', reason };
  }
}
