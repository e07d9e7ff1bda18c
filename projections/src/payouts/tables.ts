import type { PaymentType } from '@courtcrew/domain/payouts/index.ts';
import { column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';

/** Prize money of every tournament, without a name: those stand with the accounts alone. Amounts are cents. */

export const payees = table(
  'payees',
  {
    tid: column('text'),
    ref_id: column('text'),
    id: column('text'),
    w9: column('boolean'),
    /** When the mark was set or taken away; null while nobody has looked. */
    w9_at: nullable('timestamptz'),
  },
  ['tid', 'ref_id'],
  ['(id)', '(ref_id)'],
);

export const items = table(
  'items',
  {
    pid: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    event: column('text'),
    place: column('text'),
    amount: column('integer'),
    /** Null while it is not paid. */
    payment: nullable('text'),
  },
  ['pid'],
  ['(tid)', '(ref_id)'],
);

export const payments = table(
  'payments',
  {
    id: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    total: column('bigint'),
    payment_type: oneOf<PaymentType>(),
    payment_date: column('date'),
    /** Null once the payer is forgotten, as the memo once the payee is. */
    paid_by: nullable('text'),
    memo: nullable('text'),
    /** Whose name the payer's is. */
    payer: nullable('text'),
  },
  ['id'],
  ['(tid)', '(ref_id)', '(payer)'],
);

export type PayoutsDatabase = {
  'payouts.payees': RowOf<typeof payees>;
  'payouts.items': RowOf<typeof items>;
  'payouts.payments': RowOf<typeof payments>;
};
