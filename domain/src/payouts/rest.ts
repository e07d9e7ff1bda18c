import { z } from 'zod';
import { anyText, flag, id } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { addPlayer, payee, paymentItem, prizeFields } from './contract.ts';

export const itemsResource = rest({
  name: 'payoutitems',
  area: 'payouts',
  policy: 'prizes',
  kind: 'item',
  row: paymentItem.extend({ id: z.string(), tid: z.string() }),
  filter: z.object({
    tid: id.optional(),
    paid: flag.optional(),
    w9_missing: flag.optional(),
    ref_id: id.optional(),
    event: anyText(100).optional(),
    /** Part of a name, an event or a place, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['event', 'place', 'name', 'amount', 'paid', 'payment_date', 'paid_by'],
  create: prizeFields.extend({ tid: id, ref_id: id }),
  edit: prizeFields.extend({ ref_id: id }).partial(),
  removable: true,
});

export const payeesResource = rest({
  name: 'payees',
  area: 'payouts',
  policy: 'prizes',
  kind: 'payee',
  row: payee.extend({ tid: z.string() }),
  filter: z.object({
    tid: id.optional(),
    paid: flag.optional(),
    w9_required: flag.optional(),
    w9_received: flag.optional(),
    /** Part of a name or an address, in any case. */
    q: anyText(100).optional(),
  }),
  sort: ['last', 'name', 'total', 'unpaid', 'paid', 'w9_required', 'w9_received'],
  create: addPlayer.body ?? z.never(),
  edit: z.object({ w9_received: flag }),
});
