import { column, nullable, type RowOf, table } from '../kernel/readModel.ts';

/**
 * Who is billed for which tournament. What an invoice adds up stands with the board, where it is decided: an invoice is
 * never behind it. Amounts are cents.
 */
export const invoices = table(
  'invoices',
  {
    id: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    /** The stream that numbers the invoices of one organization. */
    book: column('text'),
    number: column('integer'),
    made_at: column('timestamptz'),
    bonus: column('integer'),
    bonus_desc: nullable('text'),
    /**
     * A payment of the time when invoices were paid in their book: null for one that the board has marked. A sum of amounts: more
     * than an integer holds. `paid_at` is when it was noted: what was posted by then was paid with it.
     */
    paid_amount: nullable('bigint'),
    paid_at: nullable('timestamptz'),
    payment_date: nullable('date'),
    payment_type: nullable('text'),
    payment_memo: nullable('text'),
  },
  ['id'],
  ['(tid, ref_id)', '(ref_id)'],
);

export type InvoiceRow = RowOf<typeof invoices>;
export type ReconciliationDatabase = { 'reconciliation.invoices': InvoiceRow };
