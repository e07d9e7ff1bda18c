import { z } from 'zod';
import { MEDALS } from '../board/index.ts';
import { anyText, flag, id, instant } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { invoiceRow } from './contract/invoices.ts';
import { updatePastAuxAssignment, updatePastMatch } from './contract/marks.ts';
import { auxRow, matchRow } from './contract/shapes.ts';
import { INVOICE_STATES } from './policies/invoice.ts';

/** The resources of the reconciliation for react-admin. */

const found = {
  tid: id.optional(),
  /** Part of a name or what else is written there, in any case. */
  q: anyText(100).optional(),
  paid: flag.optional(),
  court_num: anyText(40).optional(),
  ref_id: id.optional(),
};

const played = { start_time_gte: instant.optional(), start_time_lte: instant.optional() };

/** A finished match; `second_paid` and what else is the second's is null where there was none. */
export const pastMatchesResource = rest({
  name: 'pastmatches',
  area: 'reconciliation',
  policy: 'pay',
  kind: 'match',
  row: matchRow.extend({ tid: z.string(), difference: z.number() }),
  filter: z.object({ ...found, ...played, medal: z.enum(MEDALS).optional(), posted: flag.optional() }),
  sort: [
    'start_time',
    'court_num',
    'name',
    'supporting',
    'amount',
    'second_amount',
    'difference',
    'medal',
    'sysid',
  ],
  edit: updatePastMatch.body?.omit({ id: true }) ?? z.object({}),
});

/** A finished assignment beside a court. */
export const pastAuxResource = rest({
  name: 'pastaux',
  area: 'reconciliation',
  policy: 'pay',
  kind: 'assignment',
  row: auxRow.extend({ tid: z.string() }),
  filter: z.object({ ...found, ...played, type: anyText(40).optional() }),
  sort: ['start_time', 'person', 'type', 'court_num', 'minutes', 'amount', 'paid'],
  edit: updatePastAuxAssignment.body?.omit({ id: true }) ?? z.object({}),
});

export const invoicesResource = rest({
  name: 'invoices',
  area: 'reconciliation',
  policy: 'pay',
  kind: 'invoice',
  row: invoiceRow.extend({ person: z.string() }),
  filter: z.object({
    tid: id.optional(),
    q: anyText(100).optional(),
    state: z.enum(INVOICE_STATES).optional(),
  }),
  sort: ['number', 'person', 'count', 'amount', 'bonus', 'total', 'paid', 'due', 'state', 'payment_date'],
});
