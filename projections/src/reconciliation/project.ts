import { streamId } from '@courtcrew/domain/kernel/event.ts';
import type { InvoiceEvent } from '@courtcrew/domain/reconciliation/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { invoices } from './tables.ts';

const UNPAID = {
  ...{ paid_amount: null, paid_at: null, payment_date: null },
  ...{ payment_type: null, payment_memo: null },
};

export const reconciliationModel: ReadModel = {
  name: 'reconciliation',
  version: 3,
  streams: ['invoice'],
  tables: [invoices],
  project: projectBy<InvoiceEvent>({
    InvoiceMade({ id, number, tid, ref_id }, event, rows) {
      const book = streamId(event.stream);
      const made_at = event.meta.at;
      rows.put(invoices, { id, tid, ref_id, book, number, made_at, bonus: 0, bonus_desc: null, ...UNPAID });
    },
    BonusSet({ id, bonus, description }, _, rows) {
      rows.patch(invoices, { id }, { bonus, bonus_desc: description });
    },
    InvoicePaid({ id, amount, date, type, memo }, { meta }, rows) {
      const how = { payment_date: date, payment_type: type, payment_memo: memo };
      const paid = { paid_amount: amount, paid_at: meta.at, ...how };
      rows.patch(invoices, { id }, paid);
    },
    InvoicePaymentTakenBack({ id }, _, rows) {
      rows.patch(invoices, { id }, UNPAID);
    },
    InvoiceWordsErased({ ids }, _, rows) {
      for (const id of ids) rows.patch(invoices, { id }, { bonus_desc: null, payment_memo: null });
    },
  }),
};
