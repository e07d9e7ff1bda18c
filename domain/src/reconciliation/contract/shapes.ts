import { z } from 'zod';
import { MEDALS } from '../../board/index.ts';

/** Rows of the reconciliation, with the documents' names. Amounts are dollars with at most two decimals. */

/** A finished match and what its officials are paid; what belongs to the second is null where there was none. */
export const matchRow = z.object({
  id: z.string(),
  court_num: z.string(),
  ref_id: z.string(),
  /** Of the lead. */
  name: z.string(),
  credentials: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** Whole minutes. */
  match_time: z.number(),
  match_type: z.enum(MEDALS).describe('The medal'),
  medal: z.enum(MEDALS),
  sysid: z.string(),
  estimated_amount: z.number(),
  amount: z.number(),
  paid: z.boolean(),
  posted: z.boolean(),
  payment_note: z.string().nullable(),
  invoice_id: z.string().nullable(),
  second_ref_id: z.string().nullable(),
  supporting: z.string().nullable(),
  second_cred: z.string().nullable(),
  estimated_supporting_amount: z.number().nullable(),
  second_amount: z.number().nullable(),
  second_paid: z.boolean().nullable(),
  posted_second: z.boolean().nullable(),
  second_payment_note: z.string().nullable(),
  second_invoice_id: z.string().nullable(),
});

/** An assignment beside a court that is over. */
export const auxRow = z.object({
  id: z.string(),
  ref_id: z.string(),
  /** Of the person. */
  person: z.string(),
  credentials: z.string().nullable(),
  type: z.string(),
  /** What the desk called the assignment. */
  name: z.string(),
  court_num: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** Whole minutes. */
  minutes: z.number(),
  amount: z.number(),
  paid: z.boolean(),
  invoice_id: z.string().nullable(),
});

export const totals = z.object({
  /** Both parts of all matches, and what is beside the courts. */
  total: z.number(),
  lead_sum: z.number(),
  supporting_sum: z.number(),
  aux_sum: z.number(),
  /** Of matches; assignments beside a court are not posted. */
  posted_total: z.number(),
  lead_due: z.number(),
  supporting_due: z.number(),
  aux_due: z.number(),
});

export type MatchRow = z.output<typeof matchRow>;
export type PastAuxRow = z.output<typeof auxRow>;
export type Totals = z.output<typeof totals>;

/**
 * What a frame of the room `reconciliation:{tid}` carries: rows as they are now, and the ids of matches that are none
 * any more.
 */
export const matchesPatch = z.object({ matches: z.array(matchRow), gone: z.array(z.string()) });
export type MatchesPatch = z.output<typeof matchesPatch>;
