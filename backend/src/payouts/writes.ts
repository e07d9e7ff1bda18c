import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import * as calls from '@courtcrew/domain/payouts/contract.ts';
import type { PayoutCommand } from '@courtcrew/domain/payouts/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { payeeOf, personNamed } from '@courtcrew/projections/payouts/index.ts';
import { type AccountsParts, enterPerson } from '../accounts/index.ts';
import { atDesk, type Caller, found, type Route, takesRowAway, type Use } from '../kernel/http/route.ts';
import { done } from '../kernel/refused.ts';
import type { Allowances } from '../kernel/runtime/allowances.ts';
import { spendAddition } from '../roster/index.ts';
import { payoutsAggregate } from './aggregate.ts';
import { onPayouts, payingTournament, payoutRoute } from './atPayouts.ts';
import type { WinnerClaims } from './winnerClaims.ts';

export type PayoutParts = Pick<AccountsParts, 'emails' | 'personNow'> & {
  readonly allowances: Pick<Allowances, 'take'>;
  readonly winners: Pick<WinnerClaims, 'take'>;
};

/** Throws 429 where a desk makes too many people payees: it then sees how they are reached and paid. */
export async function admitPayee(
  parts: PayoutParts,
  use: Use,
  caller: Caller,
  tid: string,
  ref_id: string,
): Promise<void> {
  found(await personById(use.db, ref_id), 'Person');
  if ((await payeeOf(use.db, { tid, ref_id })) === undefined) await spendAddition(parts, use, caller, tid);
}

/** What is paid already is left alone, which is an answer and no error. */
async function changeItem(use: Use, caller: Caller, tid: string, command: PayoutCommand, message: string) {
  const outcome = await use.attempt(payoutsAggregate, tid, command, { actor: atDesk(caller) });
  if (outcome.refused && outcome.code === 'item-paid')
    return { message: english(outcome.text), saved: false };
  done(outcome);
  return { message, saved: true };
}

export const payoutWrites = (parts: PayoutParts): readonly Route[] => [
  payoutRoute(calls.addPaymentItem, async ({ tid, body, caller }, use) => {
    const { event, place, amount } = body;
    const ref_id = await personNamed(use.db, { tid, ref_id: body.ref_id });
    await admitPayee(parts, use, caller, tid, ref_id);
    const items = [{ ref_id, event, place, amount }];
    const events = await onPayouts(use, caller, tid, { type: 'AddItems', items });
    const [pid] = events.flatMap(({ data }) => ('pid' in data ? [data.pid] : []));
    return { message: 'saved', pid: found(pid, 'Item') };
  }),

  payoutRoute(calls.editPaymentItem, async ({ tid, body, caller }, use) => {
    const { tid: _, pid, seen, was, ...changes } = body;
    const { ref_id } = changes;
    if (ref_id !== undefined) await admitPayee(parts, use, caller, tid, ref_id);
    const command = { type: 'EditItem' as const, pid, changes, seen: { ...was, ...seen } };
    return changeItem(use, caller, tid, command, 'saved');
  }),

  payoutRoute(
    calls.deleteItem,
    ({ tid, body: { pid }, caller }, use) =>
      changeItem(use, caller, tid, { type: 'RemoveItem', pid }, 'deleted'),
    takesRowAway,
  ),

  payoutRoute(calls.addPlayer, async ({ tid, body, caller }, use) => {
    const { first, last, one_name, email } = body;
    await spendAddition(parts, use, caller, tid);
    const details = { first, last, one_name, email: email || null };
    const { ref_id } = await enterPerson(parts, use, details, {}, { actor: atDesk(caller) });
    await onPayouts(use, caller, tid, { type: 'AddPayees', refs: [ref_id] });
    await use.shown();
    return { message: 'added', ref_id, id: found(await payeeOf(use.db, { tid, ref_id }), 'Payee') };
  }),

  payoutRoute(calls.receivedW9, async ({ tid, body: { received }, subject: ref_id, caller }, use) => {
    await onPayouts(use, caller, tid, { type: 'MarkW9', ref_id, received });
    return { message: 'saved' };
  }),

  payoutRoute(calls.handlePayment, async ({ tid, body, caller }, use) => {
    const { type: payment_type, name, memo, amount: expected } = body;
    const ref_id = await personNamed(use.db, { tid, ref_id: body.ref_id });
    const { time_zone: zone } = await payingTournament(use, tid);
    const events = await onPayouts(use, caller, tid, {
      type: 'PayPayee',
      ref_id,
      payment_type,
      paid_by: name || (await ownName(use, caller)),
      memo: memo || null,
      zone,
      ...(expected !== undefined && { expected }),
    });
    const [paid] = events.flatMap(({ data }) => ('pids' in data ? [data] : []));
    const { total, pids } = found(paid, 'Payment');
    return { message: 'paid', total: dollars(total), pids: [...pids] };
  }),
];

async function ownName(use: Use, { ref_id }: Caller): Promise<string> {
  const { first, last } = found(await personById(use.db, ref_id), 'Person');
  return fullName({ first, last });
}
