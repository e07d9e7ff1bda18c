import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { PayoutEvent } from '@courtcrew/domain/payouts/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel } from '../kernel/readModel.ts';
import { items, payees, payments } from './tables.ts';

const tidOf = ({ stream }: RecordedEvent): string => streamId(stream);

export const payoutsModel: ReadModel = {
  name: 'payouts',
  version: 1,
  streams: ['payouts'],
  tables: [payees, items, payments],
  project: projectBy<PayoutEvent>({
    PayeeAdded(payee, event, rows) {
      rows.put(payees, { tid: tidOf(event), ...payee, w9: false, w9_at: null });
    },
    ItemAdded(item, event, rows) {
      rows.put(items, { tid: tidOf(event), ...item, payment: null });
    },
    ItemChanged({ pid, ...changes }, _, rows) {
      rows.patch(items, { pid }, changes);
    },
    ItemRemoved({ pid }, _, rows) {
      rows.remove(items, { pid });
    },
    PayeePaid({ pids, ...payment }, event, rows) {
      rows.put(payments, { tid: tidOf(event), ...payment, payer: event.meta.actor.ref });
      for (const pid of pids) rows.patch(items, { pid }, { payment: payment.id });
    },
    W9Marked({ ref_id, received }, event, rows) {
      rows.patch(payees, { tid: tidOf(event), ref_id }, { w9: received, w9_at: event.meta.at });
    },
    PayeeForgotten({ received, made }, _, rows) {
      for (const id of received) rows.patch(payments, { id }, { memo: null });
      for (const id of made) rows.patch(payments, { id }, { paid_by: null });
    },
  }),
};
