import { z } from 'zod';
import { MEDALS } from './model.ts';

/** Rows of the board as everybody may read them: names, credentials and board notes, nothing else about people. */

const named = { first: z.string().nullable(), last: z.string().nullable() };

/** A court and who is on it; what belongs to the match is null on a free court. */
export const courtRow = z.object({
  court_order: z.number(),
  court_num: z.string(),
  description: z.string(),
  color: z.string(),
  /** Of the match under way. */
  id: z.string().nullable(),
  ref_id: z.string().nullable(),
  ...named,
  credentials: z.string().nullable(),
  credentials_verified: z.boolean(),
  second_ref_id: z.string().nullable(),
  second_first: z.string().nullable(),
  second_last: z.string().nullable(),
  second_cred: z.string().nullable(),
  second_verified: z.boolean(),
  start_time: z.string().nullable(),
  medal: z.enum(MEDALS),
});

/** Somebody in the on-duty queue; the lowest rank is next. */
export const queueRow = z.object({
  ref_id: z.string(),
  ...named,
  credentials: z.string().nullable(),
  credentials_verified: z.boolean(),
  rank: z.number(),
  /** Since when in the queue. */
  since: z.string(),
  checked_in_at: z.string(),
  quick_break: z.boolean(),
  /** The next match is to be this person's last. */
  last_match: z.boolean(),
  /** When the person's shift of the day ends, or the one they came for has ended; where there is one. */
  end_time: z.string().nullable(),
  note: z.string().nullable(),
  ref_note: z.string().nullable(),
  tag: z.string().nullable(),
});

/** Somebody with an assignment beside a court, such as a match starter. */
export const auxRow = z.object({
  id: z.string(),
  tid: z.string(),
  ref_id: z.string(),
  ...named,
  credentials: z.string().nullable(),
  credentials_verified: z.boolean(),
  type: z.string(),
  name: z.string(),
  court_order: z.number().nullable(),
  court_num: z.string(),
  note: z.string().nullable(),
  tag: z.string().nullable(),
  start_time: z.string(),
});

/** A court with what the desk of referees reads of it besides; to anybody else it has none of that. */
export const deskCourt = courtRow.extend({
  sysid: z.string().optional(),
  /** Dollars that finishing stores where it names nothing else; null on a free court and without a second. */
  amount: z.number().nullable().optional(),
  paid: z.boolean().optional(),
  second_amount: z.number().nullable().optional(),
  second_paid: z.boolean().optional(),
  aux_assignments: z.array(auxRow).optional(),
});

export const clipboardRow = z.object({
  id: z.string(),
  court_order: z.number(),
  court_num: z.string(),
  ref_id: z.string().nullable(),
  ...named,
});

/**
 * What a frame of the room `board:{tid}` carries: rows as they are now, to be put in place of those with the same
 * key, and the keys of rows that are no more.
 */
export const boardPatch = z.object({
  courts: z.array(courtRow).optional(),
  queue: z.array(queueRow).optional(),
  aux: z.array(auxRow).optional(),
  clipboards: z.array(clipboardRow).optional(),
  gone: z
    .object({
      queue: z.array(z.string()).optional(),
      aux: z.array(z.string()).optional(),
      clipboards: z.array(z.string()).optional(),
    })
    .optional(),
});

export type CourtRow = z.output<typeof courtRow>;
export type QueueRow = z.output<typeof queueRow>;
export type AuxRow = z.output<typeof auxRow>;
export type ClipboardRow = z.output<typeof clipboardRow>;
export type BoardPatch = z.output<typeof boardPatch>;
