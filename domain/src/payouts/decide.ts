import { type Decider, type DecisionContext, decideBy } from '../kernel/decider.ts';
import { dollars, sumOf } from '../kernel/money.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import { refuseStale } from '../kernel/seen.ts';
import { dateIn } from '../kernel/time.ts';
import type { Decide, PayoutCommand } from './commands.ts';
import type { PayoutEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Item, Prize } from './model.ts';
import { anotherTotal, itemIsPaid, noSuchItem, noSuchPayee, nothingToPay, standAlready } from './refusals.ts';
import { NO_PAYOUTS, type PayoutState, standingOf, unpaidOf } from './state.ts';

/** Those of these people who are not on the list yet, each once. */
const newPayees = (
  { payees }: PayoutState,
  refs: readonly string[],
  { newId }: DecisionContext,
): readonly PayoutEvent[] =>
  [...new Set(refs)]
    .filter((ref_id) => !payees.has(ref_id))
    .map((ref_id) => ({ type: 'PayeeAdded', data: { id: newId(), ref_id } }));

const addItems: Decide<'AddItems'> = (state, command, context) => {
  const { items, once, standing = once ? standingOf(state, items).length : 0 } = command;
  if (standing > 0) return standAlready(standing);
  const payees = newPayees(
    state,
    items.map(({ ref_id }) => ref_id),
    context,
  );
  const added = items.map(
    (item): PayoutEvent => ({ type: 'ItemAdded', data: { pid: context.newId(), ...item } }),
  );
  return [...payees, ...added];
};

/** An item that can still change. */
function openItem({ unpaid, paid }: PayoutState, pid: string): Item | Refusal {
  return unpaid.get(pid) ?? (paid.has(pid) ? itemIsPaid() : noSuchItem());
}

const editItem: Decide<'EditItem'> = (state, { pid, changes, seen }, context) => {
  const item = openItem(state, pid);
  if (isRefusal(item)) return item;
  const stale = refuseStale<Prize>(item, changes, seen, { amount: dollars });
  if (stale) return stale;
  const changed = { ...item, ...changes };
  const isSame = (Object.keys(item) as (keyof Item)[]).every((field) => item[field] === changed[field]);
  if (isSame) return [];
  return [...newPayees(state, [changed.ref_id], context), { type: 'ItemChanged', data: changed }];
};

const removeItem: Decide<'RemoveItem'> = (state, { pid }) => {
  const item = openItem(state, pid);
  return isRefusal(item) ? item : [{ type: 'ItemRemoved', data: { pid, ref_id: item.ref_id } }];
};

/**
 * What is unpaid goes from this list to the paid ones in one event, so that a second desk finds nothing left. A total
 * that is not what the payer saw is refused: the money is in somebody's hand by then.
 */
const payPayee: Decide<'PayPayee'> = (state, command, { at, newId }) => {
  const { ref_id, payment_type, paid_by, memo, zone, expected } = command;
  if (!state.payees.has(ref_id)) return noSuchPayee();
  const items = unpaidOf(state, ref_id);
  if (items.length === 0) return nothingToPay();
  const total = sumOf(items.map(({ amount }) => amount));
  if (expected !== undefined && expected !== total) return anotherTotal(total);
  const pids = items.map(({ pid }) => pid);
  const payment = { id: newId(), ref_id, pids, total, payment_type, payment_date: dateIn(at, zone) };
  return [{ type: 'PayeePaid', data: { ...payment, paid_by, memo } }];
};

/** What the organization was told last counts, and that may have been in another tournament: the same mark again is news. */
const markW9: Decide<'MarkW9'> = ({ payees }, { ref_id, received }) =>
  payees.has(ref_id) ? [{ type: 'W9Marked', data: { ref_id, received } }] : noSuchPayee();

const forgetPayee: Decide<'ForgetPayee'> = ({ payments }, { ref_id }) => {
  const idsOf = (whose: 'ref_id' | 'payer') =>
    [...payments].filter(([, payment]) => payment[whose] === ref_id).map(([id]) => id);
  const [received, made] = [idsOf('ref_id'), idsOf('payer')];
  if (received.length + made.length === 0) return [];
  return [{ type: 'PayeeForgotten', data: { ref_id, received, made } }];
};

/** The payouts of one tournament, in one stream, so that nothing is paid twice and nothing paid changes. */
export const payouts: Decider<PayoutState, PayoutCommand, PayoutEvent> = {
  initial: NO_PAYOUTS,
  decide: decideBy<PayoutState, PayoutCommand, PayoutEvent>({
    AddPayees: (state, { refs }: PayoutCommand<'AddPayees'>, context) => newPayees(state, refs, context),
    AddItems: addItems,
    EditItem: editItem,
    RemoveItem: removeItem,
    PayPayee: payPayee,
    MarkW9: markW9,
    ForgetPayee: forgetPayee,
  }),
  evolve,
};
