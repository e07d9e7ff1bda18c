import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { cents, flag, inTournament } from '../contract/fields.ts';
import { staffMember } from '../roster/index.ts';
import { eachRate, MATCH_RATES } from '../tournaments/index.ts';

/** What the same log would have come to under other rules. Nothing of it happened, and nothing is written. */

const { post } = callsOf('audit');

const instant = z.string();
const dollars = z.number();
const who = staffMember.pick({ ref_id: true, first: true, last: true, name: true });

/** `credentials`: the shift asks for nobody with these; `taken`: all places for them were taken. */
const WHY = ['credentials', 'taken'] as const;

/** An assignment that the other rule would have refused, against the schedule as it stood then. */
const refusedSeat = who.extend({
  sid: z.string(),
  shift: z.string(),
  start: instant,
  /** Those of the person at that time. */
  credentials: z.string(),
  why: z.enum(WHY),
  /** When it was given. */
  time: instant,
});
export type RefusedSeat = z.output<typeof refusedSeat>;

/** What somebody has for finished matches, and would have. An amount that was set by hand stays. */
const paidOtherwise = who.extend({ matches: z.int(), amount: dollars, would: dollars });
export type PaidOtherwise = z.output<typeof paidOtherwise>;

export const whatIf = post('/api/audit/whatIf/{tid}', {
  policy: 'wholeAudit',
  ...inTournament,
  summary:
    'Which assignments exact match would have refused, and what other rates would have paid; changes nothing',
  body: z.object({
    /** On without it. */
    exact_match: flag.optional(),
    /** The tournament's own where it names none. */
    rates: z.partialRecord(z.enum(MATCH_RATES), cents).optional(),
  }),
  answer: z.object({
    /** How the tournament has it set. */
    exact_match: z.boolean(),
    rates: z.object(eachRate(() => dollars)),
    /** Assignments that were judged. */
    seats: z.int(),
    refused: z.array(refusedSeat),
    pay: z.array(paidOtherwise),
    time_zone: z.string(),
  }),
});
