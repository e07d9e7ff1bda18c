import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import {
  anyText,
  cents,
  flag,
  id,
  inTournament,
  message,
  orNull,
  seenFields,
  text,
} from '../../contract/fields.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { isDate, parseDate } from '../../kernel/time.ts';
import { english } from '../../kernel/translated.ts';
import { PAYMENT_TYPES } from '../../payouts/index.ts';
import { INVOICE_STATES } from '../policies/invoice.ts';

const { get, put } = callsOf('reconciliation');
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
  /** Parts of matches and assignments beside a court, posted or not. */
  count: z.number(),
  /** What they add up to. */
  amount: z.number(),
  bonus: z.number(),
  bonusDesc: z.string().nullable(),
  /** Everything that was earned, and the bonus. */
  total: z.number(),
  /** What of it is paid, at the desk or with an invoice. */
  paid: z.number(),
  /** What of it is not. */
  due: z.number(),
  /** What of it can be paid now: where the tournament pays after posting, what is posted. */
  payable: z.number(),
  /** Of the invoice itself, the earliest first; what the desk paid by itself is not among them. */
  payments: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      /** `YYYY-MM-DD` */
      date: z.string(),
      type: z.enum(PAYMENT_TYPES).nullable(),
      memo: z.string().nullable(),
    }),
  ),
  /** Of the latest of them. `YYYY-MM-DD` */
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
  /** Null for what is never posted. */
  posted: z.boolean().nullable(),
  paid: z.boolean(),
  paid_at: z.string().nullable(),
  /** The payment of this invoice that paid it; null where the desk did by itself. */
  payment: z.string().nullable(),
  /** Due, and to be posted before it can be paid. */
  waits: z.boolean(),
  /** Where the amount was changed after it was paid: what was paid, and who changed it when. */
  changed: z.object({ from: z.number(), author: z.string(), at: z.string() }).nullable(),
});

export const getInvoice = get('/api/getInvoice/{id}', {
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

export const getInvoices = get('/api/getInvoices/{tid}', {
  policy: 'pay',
  ...inTournament,
  summary: 'The invoices of a tournament, by number',
  answer: z.array(invoiceRow),
});

export const getOwnInvoices = get('/api/getOwnInvoices', {
  policy: 'signedIn',
  summary: "The caller's own invoices of all tournaments, newest first",
  answer: z.array(invoiceRow),
});

const ofInvoice = {
  policy: 'pay',
  scope: { row: { kind: 'invoice', id: 'body.id' } },
  answer: message,
} as const;

const descriptionBefore = orNull(anyText(INVOICE_WORDS_MAX));

export const setInvoiceBonus = put('/api/setInvoiceBonus', {
  ...ofInvoice,
  summary: 'Add a bonus to an invoice and say what it is for; what is left out stays',
  body: z.object({
    id,
    bonus: cents.optional(),
    bonusDesc: orNull(text(INVOICE_WORDS_MAX)),
    /** 409 where one is another by now. */
    seen: seenFields({ bonus: cents, bonusDesc: descriptionBefore }, 'bonus'),
    /** What it was for, as callers sent it before. */
    bonusDesc_seen: descriptionBefore,
  }),
});

const paymentDate = z.string('must be a date').transform((value, context) => {
  const parsed = isDate(value) ? value : parseDate(value);
  if (!isRefusal(parsed)) return parsed;
  context.addIssue({ code: 'custom', message: english(parsed.text) });
  return z.NEVER;
});

const payment = {
  /** Today at the venue where it is left out. */
  payment_date: paymentDate.nullish(),
  payment_type: z.enum(PAYMENT_TYPES, `must be ${PAYMENT_TYPES.join(', ')}`).nullish(),
  payment_memo: text(INVOICE_WORDS_MAX).nullish(),
};

export const payInvoice = put('/api/payInvoice', {
  ...ofInvoice,
  summary: 'Pay what is due on an invoice, or take a payment of it back',
  body: z.object({
    id,
    status: flag,
    /** What the payer saw: an invoice of which something else can be paid by now is not paid. */
    due: cents.optional(),
    /** What it added up to for the payer. Where a payment is taken back: what that paid. */
    total: cents.optional(),
    /** Which payment is taken back, the latest where it is left out. */
    payment: id.optional(),
    ...payment,
  }),
});

/** One press pays at most so many invoices. */
export const INVOICES_AT_ONCE = 300;

export const payInvoices = put('/api/payInvoices/{tid}', {
  policy: 'pay',
  ...inTournament,
  summary: 'Pay what is due on several invoices in the same way; those that have changed are left out',
  body: z.object({
    invoices: z
      .array(z.object({ id, due: cents.optional() }))
      .min(1, 'is required')
      .max(INVOICES_AT_ONCE),
    ...payment,
  }),
  answer: message.extend({
    /** Dollars. */
    amount: z.number(),
    paid: z.array(z.object({ id: z.string(), payment: z.string(), amount: z.number() })),
    /** Ids of those that were left out. */
    refused: z.array(z.string()),
  }),
});

export const takePaymentsBack = put('/api/takePaymentsBack/{tid}', {
  policy: 'pay',
  ...inTournament,
  summary: 'Take payments of invoices back: what they paid is due again',
  body: z.object({ payments: z.array(id).min(1, 'is required').max(INVOICES_AT_ONCE) }),
  answer: message.extend({ changed: z.number() }),
});
