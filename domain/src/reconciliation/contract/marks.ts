import { z } from 'zod';
import { medalName, payAmount, SYSID_MAX, unread } from '../../board/index.ts';
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
import { SIDES_MAX } from '../policies/limits.ts';

/** What the desk does to the pay for what is over. */

const { put } = callsOf('reconciliation');
const PAYMENT_NOTE_MAX = 200;

const ofMatch = { scope: { row: { kind: 'match', id: 'body.id' } } } as const;

/** What the presser saw and hands over: a mark for another amount is refused. */
const seenAmount = cents.optional();

const mark = (path: `/api/reconciliation/${string}`, summary: string) =>
  put(path, {
    operation: `reconciliation${path.slice(path.lastIndexOf('/') + 1)}`,
    policy: 'pay',
    ...ofMatch,
    summary,
    body: z.object({ id, first: unread, status: flag, amount: seenAmount }),
    answer: message,
  });

export const markPaid = mark('/api/reconciliation/paid', 'Mark the lead of a match as paid, or not');
export const markPosted = mark('/api/reconciliation/posted', 'Mark the lead of a match as posted, or not');
export const markSupportingPaid = mark(
  '/api/reconciliation/supportingPaid',
  'Mark the second of a match as paid, or not',
);
export const markSupportingPosted = mark(
  '/api/reconciliation/supportingPosted',
  'Mark the second of a match as posted, or not',
);

const noteBefore = orNull(anyText(PAYMENT_NOTE_MAX));

const setAmount = (path: `/api/reconciliation/${string}`, summary: string) =>
  put(path, {
    policy: 'pay',
    ...ofMatch,
    summary,
    body: z.object({
      id,
      first: unread,
      amount: cents,
      /** Why; left out, what stands there stays. */
      note: orNull(text(PAYMENT_NOTE_MAX)),
      /** 409 where one is another by now. */
      seen: seenFields({ amount: payAmount, note: noteBefore }, 'amount'),
      /** The note that was seen, as callers sent it before. */
      noteSeen: noteBefore,
    }),
    answer: message,
  });

export const updatePaymentAmount = setAmount(
  '/api/reconciliation/updatePaymentAmount',
  'Say what the lead of a match is paid, and why',
);
export const updateSecondPaymentAmount = setAmount(
  '/api/reconciliation/updateSecondPaymentAmount',
  'Say what the second of a match is paid, and why',
);

export const autoPost = put('/api/reconciliation/autoPost/{tid}', {
  policy: 'pay',
  ...inTournament,
  summary: 'Post everybody who is marked as paid just what was estimated',
  answer: message.extend({ posted: z.number() }),
});

const sideOfMatch = z.object({ id, side: z.enum(['lead', 'supporting']) });

export const markMany = put('/api/reconciliation/mark/{tid}', {
  operation: 'reconciliationMark',
  policy: 'pay',
  ...inTournament,
  summary: 'Mark many leads and seconds as paid or posted, or take that back, at once: all, or none',
  body: z.object({
    sides: z
      .array(sideOfMatch.extend({ amount: seenAmount }))
      .min(1, 'is required')
      .max(SIDES_MAX),
    mark: z.enum(['paid', 'posted'], 'must be paid or posted'),
    status: flag,
  }),
  /** Those that were not marked so before: whoever takes it back takes back no more than that. */
  answer: message.extend({ changed: z.number(), sides: z.array(sideOfMatch) }),
});

const isPaid = flag.nullish().transform((paid) => paid ?? undefined);
const sysid = text(SYSID_MAX)
  .nullish()
  .transform((typed) => typed ?? undefined);
const sidePay = { amount: payAmount, paid: isPaid };
const matchPay = {
  ...sidePay,
  secondAmount: payAmount,
  secondPaid: isPaid,
  sysid,
  medal: medalName.optional(),
};

export const updatePastMatch = put('/api/updatePastMatch', {
  policy: 'pay',
  ...ofMatch,
  summary: 'Correct a finished match: its pay, its medal, its id in the draw; what is left out stays',
  body: z.object({
    id,
    ...matchPay,
    /** 409 where one is another by now. */
    seen: seenFields(matchPay, 'amount'),
    /** What the second was paid for, as callers sent it before. */
    secondSeen: payAmount,
  }),
  answer: message,
});

export const updatePastAuxAssignment = put('/api/updatePastAuxAssignment', {
  policy: 'pay',
  scope: { row: { kind: 'assignment', id: 'body.id' } },
  summary: 'Say what a finished assignment beside a court is paid; what is left out stays',
  body: z.object({ id, ...sidePay, seen: seenFields(sidePay, 'amount') }),
  answer: message,
});
