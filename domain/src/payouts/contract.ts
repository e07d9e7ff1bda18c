import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import {
  anyText,
  cents,
  emailOrNothing,
  flag,
  id,
  inTournament,
  message,
  requiredText,
  seenFields,
  text,
} from '../contract/fields.ts';
import { cell, importFile, preview } from '../contract/importing.ts';
import { personFound } from '../contract/personFound.ts';
import { lastName, oneName } from '../contract/personName.ts';
import { EVENT_MAX, MEMO_MAX, PAYER_MAX, PAYMENT_TYPES, PLACE_MAX, RESULT_ROWS_MAX } from './model.ts';

/**
 * Prize money of players. Answers carry amounts in dollars; days are `YYYY-MM-DD`. Every call is refused with 403
 * where the tournament pays nobody, whoever asks.
 */

const { get, post, put } = callsOf('payouts');
const NAME_MAX = 100;
const EMAIL_MAX = 254;

const inPath = { policy: 'prizes', ...inTournament } as const;
const inBody = { policy: 'prizes', scope: { tid: 'body.tid' } } as const;

export const prizeFields = z.object({
  event: requiredText(EVENT_MAX),
  /** `3/4` and Bronze are places, as 3 is. */
  place: z.union([z.int().min(1).max(9_999).transform(String), text(PLACE_MAX)]),
  amount: cents,
});

const prizeBefore = { event: anyText(EVENT_MAX), place: anyText(PLACE_MAX), amount: cents, ref_id: id };

/** A prize and what became of it. */
export const paymentItem = z.object({
  pid: z.string(),
  event: z.string(),
  place: z.string(),
  amount: z.number(),
  paid: z.boolean(),
  ref_id: z.string(),
  /** `Former Member` once the person is forgotten. */
  name: z.string(),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  payment_date: z.string().nullable(),
  paid_by: z.string().nullable(),
  memo: z.string().nullable(),
  /** Unpaid, and of somebody whose tax form is still wanted. */
  w9_missing: z.boolean(),
});
export type PaymentItem = z.output<typeof paymentItem>;

/** Somebody who has won something, with how to pay and reach them. */
export const payee = z.object({
  /** Of the person in this tournament. */
  id: z.string(),
  ref_id: z.string(),
  name: z.string(),
  first: z.string(),
  last: z.string(),
  /** Of all their items here, and what of it is not paid yet. */
  total: z.number(),
  unpaid: z.number(),
  /** Has items, and all of them are paid. */
  paid: z.boolean(),
  /** What the organization pays them in the calendar year reaches what must be reported. */
  w9_required: z.boolean(),
  w9_received: z.boolean(),
  cell_phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  paypal: z.string().nullable(),
  venmo: z.string().nullable(),
  zelle: z.string().nullable(),
  items: z.array(paymentItem),
});
export type Payee = z.output<typeof payee>;

export const getPlayerName = post('/api/getPlayerName', {
  ...inBody,
  summary: 'People whose name begins so, from three characters on; name and town alone',
  query: z.object({ search: anyText(NAME_MAX).optional() }),
  body: z.object({ tid: id }),
  answer: z.array(personFound.omit({ credentials: true })),
});

export const addPlayer = post('/api/payment/addPlayer', {
  operation: 'addPayee',
  ...inBody,
  summary: 'Add a payee: somebody known by their e-mail, else a new person without a login',
  body: z
    .object({
      tid: id,
      first: requiredText(NAME_MAX),
      last: text(NAME_MAX).default(''),
      one_name: oneName,
      email: emailOrNothing(EMAIL_MAX).nullish(),
    })
    .check(lastName()),
  answer: message.extend({ id: z.string(), ref_id: z.string() }),
});

export const addPaymentItem = post('/api/payment/addPaymentItem', {
  ...inBody,
  summary: 'Add a prize of somebody, who is a payee from then on',
  body: prizeFields.extend({ tid: id, ref_id: id }),
  answer: message.extend({ pid: z.string() }),
});

/** A paid item is left as it is; the answer says so. */
const itemAnswer = message.extend({ saved: z.boolean() });
const itemRow = {
  policy: 'prizes',
  scope: { tid: 'body.tid', row: { kind: 'item', id: 'body.pid' } },
} as const;

export const editPaymentItem = put('/api/payment/editPaymentItem', {
  ...itemRow,
  summary: 'Change a prize that is not paid yet',
  body: prizeFields.partial().extend({
    pid: id,
    tid: id.optional(),
    ref_id: id.optional(),
    /** 409 where one is another by now. */
    seen: seenFields(prizeBefore, 'amount'),
    /** What `seen` holds beside the amount, as callers sent it before. */
    was: z.object(prizeBefore).partial().optional(),
  }),
  answer: itemAnswer,
});

export const deleteItem = put('/api/payment/deleteItem', {
  operation: 'deletePaymentItem',
  ...itemRow,
  summary: 'Remove a prize that is not paid yet',
  body: z.object({ pid: id, tid: id.optional(), ref_id: z.unknown().optional() }),
  answer: itemAnswer,
});

export const getPaymentItems = get('/api/payment/getPaymentItems/{tid}', {
  ...inPath,
  summary: 'Every prize of the tournament, by event and place',
  answer: z.array(paymentItem),
});

export const getPlayers = get('/api/payment/getPlayers/{tid}', {
  operation: 'getPayees',
  ...inPath,
  summary: 'Everybody who is paid, with their prizes and how to pay them, by last name',
  answer: z.array(payee),
});

export const receivedW9 = put('/api/payment/receivedW9', {
  policy: 'prizes',
  scope: { row: { kind: 'payee', id: 'body.id' } },
  summary: 'Note whether the tax form of a payee is there',
  body: z.object({ id, received: flag }),
  answer: message,
});

export const handlePayment = put('/api/payment/handlePayment', {
  ...inBody,
  summary: 'Pay a person everything that is unpaid; refused when nothing is, so that two desks pay once',
  body: z.object({
    tid: id,
    ref_id: id,
    type: z.enum(PAYMENT_TYPES, `must be ${PAYMENT_TYPES.join(', ')}`),
    /** Who pays; whoever is signed in unless it is said. */
    name: text(PAYER_MAX).optional(),
    memo: text(MEMO_MAX).nullish(),
    /** What is handed over: refused when it is not the total any more. */
    amount: cents.optional(),
  }),
  answer: message.extend({ total: z.number(), pids: z.array(z.string()) }),
});

/** What somebody is paid in a calendar year, for the tax forms of the organization. */
export const yearlyPayee = z.object({
  ref_id: z.string(),
  name: z.string(),
  year: z.int(),
  /** By the organization's tournaments of which the reader is a master or treasurer. */
  total: z.number(),
  tournaments: z.int(),
  /** By all that the organization paid them, as it has to. */
  reportable: z.boolean(),
  w9_received: z.boolean(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
});

export const getYearlyPayees = get('/api/payment/getYearlyPayees/{tid}', {
  ...inPath,
  summary:
    'What the payees were paid by the organization in the tournament’s year and those in which it paid, for form 1099',
  answer: z.array(yearlyPayee),
});

/** One line of a list of results, by its columns. */
const resultRow = z.object({
  first: cell,
  last: cell,
  one_name: oneName,
  email: cell,
  event: cell,
  place: cell,
  amount: cell,
});

export const previewResults = post('/api/payment/previewResults', {
  operation: 'previewPayoutResults',
  ...inBody,
  summary: 'Reads a list of results and says what is wrong, adding nothing',
  body: z.object({ tid: id, csv: importFile }),
  answer: preview(resultRow).extend({
    people: z.int(),
    /** Of them, those who would be entered without a login. */
    new_people: z.int(),
  }),
});

export const importResults = post('/api/payment/importResults', {
  operation: 'importPayoutResults',
  ...inBody,
  summary: 'Adds every row as a prize, or none: people are found by e-mail or name, or entered',
  body: z.object({
    tid: id,
    data: z.array(resultRow).max(RESULT_ROWS_MAX, `must be at most ${RESULT_ROWS_MAX} rows`),
  }),
  answer: message.extend({ added: z.int() }),
});
