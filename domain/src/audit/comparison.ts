import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { inTournament } from '../contract/fields.ts';
import { moment, shiftThen } from './asOf.ts';

/** What is different between two instants of a schedule. Each difference holds both sides in full. */

const { post } = callsOf('audit');

const instant = z.string();

const shiftFacts = shiftThen.omit({ people: true, version: true });
export type ShiftFacts = z.output<typeof shiftFacts>;

/** Somebody's place in a shift, and the shift as it was then. */
const place = shiftThen.shape.people.element
  .omit({ ref_id: true, first: true, last: true, name: true })
  .extend({ shift: shiftFacts });
export type Place = z.output<typeof place>;

const shiftDifference = z.object({
  what: z.enum(['added', 'removed', 'changed']),
  before: shiftFacts.nullable(),
  after: shiftFacts.nullable(),
});
export type ShiftDifference = z.output<typeof shiftDifference>;

const personDifference = shiftThen.shape.people.element
  .pick({ ref_id: true, first: true, last: true, name: true })
  .extend({
    /** `moved`: out of one shift and into another of the same day. */
    what: z.enum(['added', 'removed', 'changed', 'moved']),
    before: place.nullable(),
    after: place.nullable(),
  });
export type PersonDifference = z.output<typeof personDifference>;

const differences = z.object({ shifts: z.array(shiftDifference), people: z.array(personDifference) });
export type Differences = z.output<typeof differences>;

export const compareInstants = post('/api/audit/compare/{tid}', {
  policy: 'audit',
  ...inTournament,
  summary: "What is different on the schedule of the caller's sections between two instants",
  body: z.object({
    /** Without it, when the tournament was published last, or was added. */
    from: moment,
    /** Now without it. */
    to: moment,
  }),
  answer: differences.extend({ from: instant, to: instant, time_zone: z.string() }),
});
