import { z } from 'zod';
import { MEDALS } from '../../board/index.ts';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament } from '../../contract/fields.ts';
import { auxRow, matchRow, totals } from './shapes.ts';

const { get } = callsOf('reconciliation');
const atPayDesk = {
  policy: 'pay',
  ...inTournament,
} as const;

export const getMatchesForReconciliation = get('/api/getMatchesForReconciliation/{tid}', {
  ...atPayDesk,
  summary: 'Finished matches with what their officials are paid, latest first',
  answer: z.array(matchRow),
});

export const getTotalForReconciliation = get('/api/getTotalForReconciliation/{tid}', {
  ...atPayDesk,
  summary: 'What it all adds up to, what is posted and what is due',
  answer: totals,
});

export const getAuxForReconciliation = get('/api/getAuxForReconciliation/{tid}', {
  ...atPayDesk,
  summary: 'Finished assignments beside a court with what they are paid, latest first',
  answer: z.array(auxRow),
});

export const getPayHandles = get('/api/reconciliation/handles/{tid}', {
  operation: 'reconciliationHandles',
  ...atPayDesk,
  summary: 'How those who worked at the courts can be paid, as far as they said; for the desk that pays them',
  answer: z.array(
    z.object({
      ref_id: z.string(),
      paypal: z.string().nullable(),
      venmo: z.string().nullable(),
      zelle: z.string().nullable(),
    }),
  ),
});

/** What a line of the history says happened. */
export const PAY_TURNS = [
  'finished',
  'undone',
  'paid',
  'unpaid',
  'posted',
  'unposted',
  'amount',
  'corrected',
] as const;

/** One turn in the life of an amount. What it does not tell is null. */
const payTurn = z.object({
  time: z.string(),
  author: z.string(),
  what: z.enum(PAY_TURNS),
  side: z.enum(['lead', 'supporting']).nullable(),
  /** What the amount was from then on. */
  amount: z.number().nullable(),
  /** What had been paid before the amount was changed; null where it was not paid. */
  paid_amount: z.number().nullable(),
  note: z.string().nullable(),
  medal: z.enum(MEDALS).nullable(),
  sysid: z.string().nullable(),
  /** Of the event in the log of the board. */
  revision: z.number(),
});
export type PayTurn = z.output<typeof payTurn>;

/** Why somebody has this amount: the rate of that day and everything that was done to it since. */
export const payStory = z.object({
  id: z.string(),
  of: z.enum(['match', 'aux']),
  court_num: z.string(),
  type: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  parts: z.array(
    z.object({
      side: z.enum(['lead', 'supporting']).nullable(),
      name: z.string(),
      /** As they were when the match was finished. */
      credentials: z.string().nullable(),
      /** What the tournament paid for this part then; null where it has no rate. */
      rate: z.number().nullable(),
      amount: z.number(),
      paid: z.boolean(),
      /** Null where nothing of the kind is posted. */
      posted: z.boolean().nullable(),
      note: z.string().nullable(),
    }),
  ),
  turns: z.array(payTurn),
});
export type PayStory = z.output<typeof payStory>;

export const getPayStory = get('/api/reconciliation/why/{id}', {
  operation: 'reconciliationWhy',
  policy: 'signedIn',
  scope: { row: { kind: 'pay', id: 'params.id' } },
  params: z.object({ id }),
  summary: 'Why an official has this amount, down to the events; officials read their own part only',
  answer: payStory,
});
