import { courtMonitorNotifyDesk, getOwnNotifications } from '@courtcrew/domain/board/contract.ts';
import { CallFailed, type Client } from '@courtcrew/domain/contract/client.ts';
import { isPassing, PATIENCE_MS } from '@courtcrew/ui-kit/offline/delivering.ts';
import { patience } from '@courtcrew/ui-kit/offline/patience.ts';
import type { KeptCall } from './keptCall.ts';
import type { Delivery } from './sender.ts';

/** A venue's network may put a page of its own in the place of any answer. */
const isReceipt = (answer: unknown): answer is { readonly nid: string } =>
  typeof answer === 'object' && answer !== null && 'nid' in answer && typeof answer.nid === 'string';

/** Sends a kept call once. Never throws. */
export async function deliver(client: Client, call: KeptCall): Promise<Delivery> {
  try {
    const answer = await client.send(courtMonitorNotifyDesk, {
      body: call.body,
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

/**
 * What a refusal means. Somebody taken off the court after a lost answer is refused at the repetition, and yet the
 * desk has the call: then it stands among the own ones, with the very instant it was pressed.
 */
async function refusal(client: Client, { body }: KeptCall, reason: string): Promise<Delivery> {
  try {
    const own = await client.send(getOwnNotifications, {
      params: { tid: body.tid },
      signal: patience(PATIENCE_MS),
    });
    const there = own.find(({ time, type }) => time === body.called_at && type === body.type);
    return there ? { is: 'sent', nid: there.nid } : { is: 'refused', reason };
  } catch (failure) {
    const unheard = !(failure instanceof CallFailed) || isPassing(failure.status);
    return unheard ? { is: 'unanswered' } : { is: 'refused', reason };
  }
}
