import type { BoardEvent, Pay, Side } from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Projectors } from '../kernel/projectBy.ts';
import type { RowOf, Rows } from '../kernel/readModel.ts';
import { matches, past_aux, pay_lines } from './tables.ts';

type OfPay = 'PaidMarked' | 'PostedMarked' | 'PayChanged' | 'PastMatchCorrected' | 'PastAuxCorrected';
type PayColumns = Partial<RowOf<typeof matches>>;

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
    payment_note: null,
  }),
  second: (pay: Pay | null) => ({
    second_credentials: pay?.credentials ?? null,
    second_estimated_amount: pay?.estimated ?? null,
    second_amount: pay?.amount ?? null,
    second_paid: pay?.paid ?? null,
    second_posted: pay && false,
    second_payment_note: null,
  }),
};

export const noteColumns = (side: Side, note: string | null): PayColumns =>
  side === 'lead' ? { payment_note: note } : { second_payment_note: note };

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

/** What happens to the pay for what is over. */
export const projectPay: Projectors<Extract<BoardEvent, { type: OfPay }>> = {
  PaidMarked({ paid, ...sides }, event, rows) {
    mark(rows, event, sides, { lead: { paid }, second: { second_paid: paid } });
  },
  PostedMarked({ posted, ...sides }, event, rows) {
    mark(rows, event, sides, { lead: { posted }, second: { second_posted: posted } });
  },
  PayChanged({ match_id: id, side, amount, note }, event, rows) {
    const paid = side === 'lead' ? { amount } : { second_amount: amount };
    rows.patch(matches, { id }, { ...paid, ...noteColumns(side, note) });
    tellOfPay(rows, event, [id]);
  },
  PastMatchCorrected({ match_id: id, medal, sysid }, event, rows) {
    rows.patch(matches, { id }, { medal, sysid });
    tellOfPay(rows, event, [id]);
  },
  PastAuxCorrected({ id, amount, paid }, event, rows) {
    rows.patch(past_aux, { id }, { amount, paid });
    tellOfPay(rows, event, [id]);
  },
};
