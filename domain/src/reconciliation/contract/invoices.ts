import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { anyText, cents, flag, id, message, text } from '../../contract/fields.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { isDate, parseDate } from '../../kernel/time.ts';
import { PAYMENT_TYPES } from '../../payouts/index.ts';
import { INVOICE_STATES } from '../policies/invoice.ts';

const area = 'reconciliation';
const INVOICE_WORDS_MAX = 200;

/** What an invoice says of itself. Amounts are dollars. */
export const invoiceRow = z.object({
  id: z.string(),
  /** Runs within the organization. */
  number: z.number(),
  tid: z.string(),
  ref_id: z.string(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Of the tournament. */
  name: z.string(),
  organization: z.string(),
  state: z.enum(INVOICE_STATES),
  /** Parts of matches and assignments beside a court. */
  count: z.number(),
  amount: z.number(),
  bonus: z.number(),
  bonusDesc: z.string().nullable(),
  total: z.number(),
  paid_amount: z.number().nullable(),
  /** `YYYY-MM-DD` */
  payment_date: z.string().nullable(),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  payment_memo: z.string().nullable(),
  made_at: z.string(),
});
export type InvoiceView = z.output<typeof invoiceRow>;

export const invoiceLine = z.object({
  id: z.string(),
  of: z.enum(['lead', 'supporting', 'aux']),
  court_num: z.string(),
  /** Of an assignment beside a court. */
  type: z.string().nullable(),
  start_time: z.string(),
  end_time: z.string(),
  amount: z.number(),
});

export const getInvoice = call({
  area,
  method: 'GET',
  path: '/api/getInvoice/{id}',
  policy: 'signedIn',
  scope: { row: { kind: 'invoice', id: 'params.id' } },
  params: z.object({ id }),
  summary: 'An invoice, for the official it is made out to and for the desk of its tournament',
  answer: invoiceRow.extend({
    time_zone: z.string(),
    start: z.string().nullable(),
    end_date: z.string().nullable(),
    detail: z.array(invoiceLine),
  }),
});

export const getInvoices = call({
  area,
  method: 'GET',
  path: '/api/getInvoices/{tid}',
  policy: 'desk',
  scope: { tid: 'params.tid' },
  params: z.object({ tid: id }),
  summary: 'The invoices of a tournament, by number',
  answer: z.array(invoiceRow),
});

export const getOwnInvoices = call({
  area,
  method: 'GET',
  path: '/api/getOwnInvoices',
  policy: 'signedIn',
  summary: "The caller's own invoices of all tournaments, newest first",
  answer: z.array(invoiceRow),
});

const ofInvoice = {
  area,
  method: 'PUT',
  policy: 'desk',
  scope: { row: { kind: 'invoice', id: 'body.id' } },
  answer: message,
} as const;

export const setInvoiceBonus = call({
  ...ofInvoice,
  path: '/api/setInvoiceBonus',
  summary: 'Add a bonus to an invoice and say what it is for; what is left out stays',
  body: z.object({
    id,
    bonus: cents.optional(),
    bonusDesc: text(INVOICE_WORDS_MAX).nullish(),
    /** The bonus where it was changed: where it is another one by now, the change is refused. */
    seen: cents.optional(),
    /** What it was for, where that was changed. */
    bonusDesc_seen: anyText(INVOICE_WORDS_MAX).nullish(),
  }),
});

const paymentDate = z.string('must be a date').transform((value, context) => {
  const parsed = isDate(value) ? value : parseDate(value);
  if (!isRefusal(parsed)) return parsed;
  context.addIssue({ code: 'custom', message: parsed.text });
  return z.NEVER;
});

export const payInvoice = call({
  ...ofInvoice,
  path: '/api/payInvoice',
  summary: 'Note that an invoice was paid and how, or take that back',
  body: z.object({
    id,
    status: flag,
    /**
     * What the payer saw; an invoice that adds up to something else by now is not paid. Where a payment is taken back these
     * say which one was seen, and another one stays.
     */
    total: cents.optional(),
    /** Today at the venue where it is left out. */
    payment_date: paymentDate.nullish(),
    payment_type: z.enum(PAYMENT_TYPES, `must be ${PAYMENT_TYPES.join(', ')}`).nullish(),
    payment_memo: text(INVOICE_WORDS_MAX).nullish(),
  }),
});
