import type { BoardEvent, PaidLines, Pay, Side } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Projectors } from '../kernel/projectBy.ts';
import type { RowOf, Rows } from '../kernel/readModel.ts';
import { matches, paid_marks, past_aux, pay_lines, payments } from './tables.ts';

type OfPay =
  | 'PaidMarked'
  | 'PostedMarked'
  | 'PayChanged'
  | 'PastMatchCorrected'
  | 'PastAuxCorrected'
  | 'PaymentMade'
  | 'PaymentTakenBack';
type PayColumns = Partial<RowOf<typeof matches>>;

const UNCHANGED = { changed_from: null, changed_by: null, changed_at: null };

/** Notes that this event tells of the pay for these matches or assignments. */
export function tellOfPay(rows: Rows, { stream, revision }: RecordedEvent, ids: readonly string[]): void {
  for (const id of ids) rows.put(pay_lines, { tid: streamId(stream), id, revision });
}

/** What somebody is paid for a part in a match, as columns: those of the second begin so. */
export const sideColumns = {
  lead: ({ credentials, estimated, amount, paid }: Pay) => ({
    credentials,
    estimated_amount: estimated,
    amount,
    paid,
    posted: false,
    posted_at: null,
    payment_note: null,
  }),
  second: (pay: Pay | null) => ({
    second_credentials: pay?.credentials ?? null,
    second_estimated_amount: pay?.estimated ?? null,
    second_amount: pay?.amount ?? null,
    second_paid: pay?.paid ?? null,
    second_posted: pay && false,
    second_posted_at: null,
    second_payment_note: null,
  }),
};

export const noteColumns = (side: Side, note: string | null): PayColumns =>
  side === 'lead' ? { payment_note: note } : { second_payment_note: note };

/** Notes that these are paid from now on, or not any more. */
function markPaid(
  rows: Rows,
  { meta }: RecordedEvent,
  side: Side | 'aux',
  ids: readonly string[],
  paid: boolean,
  payment: string | null = null,
): void {
  for (const id of ids) {
    if (!paid) rows.remove(paid_marks, { id, side });
    else rows.put(paid_marks, { id, side, paid_at: meta.at, payment, ...UNCHANGED });
  }
}

/** The finished match or assignment with what was paid at once. */
export const tellPaidAtOnce = (
  rows: Rows,
  event: RecordedEvent,
  id: string,
  sides: { readonly [side in Side | 'aux']?: boolean | undefined },
): void => {
  for (const side of ['lead', 'second', 'aux'] as const)
    if (sides[side]) markPaid(rows, event, side, [id], true);
};

/** Who changed the amount of what was paid; none that is back at what was paid. */
function changePaid(
  rows: Rows,
  { meta }: RecordedEvent,
  key: { readonly id: string; readonly side: Side | 'aux' },
  amount: number,
  paid_amount: number | undefined,
): void {
  if (paid_amount === undefined) return;
  const changed = { changed_from: paid_amount, changed_by: meta.actor.ref, changed_at: meta.at };
  rows.patch(paid_marks, key, amount === paid_amount ? UNCHANGED : changed);
}

function mark(
  rows: Rows,
  event: RecordedEvent,
  sides: { readonly lead: readonly string[]; readonly second: readonly string[] },
  columns: { readonly lead: PayColumns; readonly second: PayColumns },
): void {
  for (const id of sides.lead) rows.patch(matches, { id }, columns.lead);
  for (const id of sides.second) rows.patch(matches, { id }, columns.second);
  tellOfPay(rows, event, [...sides.lead, ...sides.second]);
}

/** The lines of a payment are paid with it, or not any more. */
function settle(
  rows: Rows,
  event: RecordedEvent,
  { lead, second, aux }: PaidLines,
  payment: string | null,
): void {
  const paid = payment !== null;
  mark(rows, event, { lead, second }, { lead: { paid }, second: { second_paid: paid } });
  for (const id of aux) rows.patch(past_aux, { id }, { paid });
  tellOfPay(rows, event, aux);
  for (const [side, ids] of Object.entries({ lead, second, aux }))
    markPaid(rows, event, side as Side | 'aux', ids, paid, payment);
}

/** What happens to the pay for what is over. */
export const projectPay: Projectors<Extract<BoardEvent, { type: OfPay }>> = {
  PaidMarked({ paid, ...sides }, event, rows) {
    mark(rows, event, sides, { lead: { paid }, second: { second_paid: paid } });
    for (const side of ['lead', 'second'] as const) markPaid(rows, event, side, sides[side], paid);
  },
  PostedMarked({ posted, ...sides }, event, rows) {
    const at = posted ? event.meta.at : null;
    const second = { second_posted: posted, second_posted_at: at };
    mark(rows, event, sides, { lead: { posted, posted_at: at }, second });
  },
  PayChanged({ match_id: id, side, amount, note, paid_amount }, event, rows) {
    const paid = side === 'lead' ? { amount } : { second_amount: amount };
    rows.patch(matches, { id }, { ...paid, ...noteColumns(side, note) });
    changePaid(rows, event, { id, side }, amount, paid_amount);
    tellOfPay(rows, event, [id]);
  },
  PastMatchCorrected({ match_id: id, medal, sysid }, event, rows) {
    rows.patch(matches, { id }, { medal, sysid });
    tellOfPay(rows, event, [id]);
  },
  PastAuxCorrected({ id, amount, paid, paid_amount }, event, rows) {
    rows.patch(past_aux, { id }, { amount, paid });
    if (paid && paid_amount !== undefined) changePaid(rows, event, { id, side: 'aux' }, amount, paid_amount);
    else markPaid(rows, event, 'aux', [id], paid);
    tellOfPay(rows, event, [id]);
  },
  PaymentMade({ payment, ref_id, amount, bonus, date, payment_type, memo, ...lines }, event, rows) {
    const made = { made_by: event.meta.actor.ref, made_at: event.meta.at };
    const tid = streamId(event.stream);
    rows.put(payments, { payment, tid, ref_id, amount, bonus, date, payment_type, memo, ...made });
    settle(rows, event, lines, payment);
  },
  PaymentTakenBack({ payment, ...lines }, event, rows) {
    rows.remove(payments, { payment });
    settle(rows, event, lines, null);
  },
};
