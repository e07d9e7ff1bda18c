import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { inTournament } from '../../contract/fields.ts';

const { get } = callsOf('tournaments');

/** Spots nobody has yet, of the shifts of one day. `any` are those that no credential is asked for. */
const shortDay = z.object({
  /** `YYYY-MM-DD` at the venue. */
  date: z.string(),
  certified: z.int(),
  level_two: z.int(),
  level_one: z.int(),
  none: z.int(),
  any: z.int(),
});
export type ShortDay = z.output<typeof shortDay>;

const staffing = z.object({
  /** All that there are. */
  shifts: z.int(),
  /** Selected and not confirmed, in shifts that are not over. */
  unconfirmed: z.int(),
  /** Days with shifts that are not over and not full, in their order. */
  short: z.array(shortDay),
});
export type Staffing = z.output<typeof staffing>;

export const getTournamentHome = get('/api/getTournamentHome/{tid}', {
  policy: 'anyAdmin',
  ...inTournament,
  summary:
    "What is done and what is open, in numbers: staffing of the caller's sections, requests that wait, what is owed. Null for what the caller has no right to",
  answer: z.object({
    /** Somebody has saved the setup, beyond adding or importing the tournament. */
    setup_saved: z.boolean(),
    /** Somebody has written procedures. */
    procedures: z.boolean(),
    /** End of the last shift that begins by the last day; null for none. UTC instant. */
    last_end: z.string().nullable(),
    /** Whether work at the courts, a bonus or a prize is still to be paid. */
    is_owed: z.boolean(),
    officials: staffing.nullable(),
    volunteers: staffing.nullable(),
    /** Referees who wait to be approved. */
    requests: z.int().nullable(),
    owed: z
      .object({
        /** Finished matches of which somebody is owed something. */
        matches: z.int(),
        /** The same of assignments beside a court. */
        aux: z.int(),
        /** Officials to whom something is due. */
        people: z.int(),
      })
      .nullable(),
    /** Prizes that are not paid. */
    prizes: z.int().nullable(),
  }),
});
export type TournamentHome = z.output<typeof getTournamentHome.answer>;
