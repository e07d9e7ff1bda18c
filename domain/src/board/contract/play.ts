import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { count, flag, id, inTournament, requiredText, text } from '../../contract/fields.ts';
import { MEDALS, NOTE_MAX, SYSID_MAX } from '../model.ts';
import { courtName, medalName, payAmount, undoable, unread } from './parts.ts';

const { get, post, put } = callsOf('board');

export const assignCourt = post('/api/assignCourt/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Begin a match on a free court with somebody from the on-duty queue',
  body: z.object({
    court_num: courtName,
    ref_id: id,
    second_ref_id: id.nullish(),
    medal: medalName.optional(),
  }),
  answer: undoable.extend({ id: z.string() }),
});

export const assignSecond = post('/api/assignSecond/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Give the match on a court a second referee; without one the second returns to the queue',
  body: z.object({
    court_num: courtName,
    /** The match the presser saw; another one on the court by now stays as it is. */
    id: id.optional(),
    ref_id: id.nullish(),
    /** Whom the presser saw to be sent back; another second by now stays. */
    second_ref_id: id.optional(),
  }),
  answer: undoable,
});

export const setMedal = put('/api/setMedal/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Say which medal the match on a court is for',
  body: z.object({
    court_num: courtName,
    /** The match the presser saw; another one on the court by now stays as it is. */
    id: id.optional(),
    medal: medalName,
  }),
  answer: undoable,
});

export const finishMatch = put('/api/finishMatch/{tid}', {
  policy: 'signedIn',
  ...inTournament,
  summary: 'Finish the match on a court: by the desk, or by a referee of this match',
  body: z.object({
    court_num: courtName,
    /** The match the presser saw; another one on the court by now is not finished. */
    id: id.nullish(),
    ref_id: unread,
    medal: medalName.optional(),
    sysid: text(SYSID_MAX).nullish(),
    amount: payAmount,
    paid: flag.nullish(),
    aux_assignments: z
      .array(z.union([id, z.object({ id }).transform((row) => row.id)]))
      .max(50)
      .nullish(),
    secondAmount: payAmount,
    secondPaid: flag.nullish(),
    /** The second whose amount that is: refused where the match has another by now, or none. */
    second_ref_id: id.optional(),
    /** Whether a gold medal match had a tie-breaker; such a match is finished by the desk. */
    tie_breaker: flag.nullish(),
  }),
  answer: undoable,
});

/** What the finish dialog begins with. Amounts are dollars. */
export const matchToFinish = z.object({
  id: z.string(),
  court_num: z.string(),
  medal: z.enum(MEDALS),
  sysid: z.string(),
  start_time: z.string(),
  estimated_amount: z.number(),
  second_ref_id: z.string().nullable(),
  estimated_second_amount: z.number().nullable(),
  /** What finishing stores where it names nothing else; null without a second. */
  amount: z.number(),
  paid: z.boolean(),
  second_amount: z.number().nullable(),
  second_paid: z.boolean(),
  /** Assignments at this court that could end with the match. */
  aux_assignments: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      name: z.string(),
      first: z.string().nullable(),
      last: z.string().nullable(),
    }),
  ),
});

export const getMatchToFinish = get('/api/getMatchToFinish/{tid}/{court_num}', {
  policy: 'desk',
  scope: inTournament.scope,
  params: inTournament.params.extend({ court_num: requiredText(10) }),
  summary: 'The match on a court with what its referees are estimated to be paid',
  answer: matchToFinish,
});

export const resetCourt = put('/api/resetCourt/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Clear a court without writing a past match; everybody on it queues again',
  body: z.object({
    court_num: courtName,
    /** The match the presser saw, null for none; another one on the court by now is not cleared. */
    id: id.nullish(),
  }),
  answer: undoable,
});

export const addAuxAssignment = post('/api/addAuxAssignment/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Give somebody from the queue an assignment beside a court, such as match starter',
  body: z.object({
    ref_id: id,
    type: requiredText(40),
    name: text(60).nullish(),
    court_num: z.union([z.literal('').transform(() => null), courtName]).nullish(),
    note: text(NOTE_MAX).nullish(),
  }),
  answer: undoable.extend({ id: z.string() }),
});

export const finishAuxAssignment = put('/api/finishAuxAssignment/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'End an assignment beside a court; its minutes are kept and the person queues again',
  body: z.object({ id, amount: payAmount, paid: flag.nullish() }),
  answer: undoable.extend({ minutes: z.number() }),
});

export const deleteAuxAssignment = post('/api/deleteAuxAssignment', {
  policy: 'desk',
  scope: { tid: 'body.tid', row: { kind: 'assignment', id: 'body.id' } },
  summary: 'Take an assignment beside a court away as if it had never been',
  body: z.object({
    id,
    tid: id.optional(),
    ref_id: unread,
    /** The presser saw it under way; one that was finished by now stays. */
    under_way: flag.optional(),
  }),
  answer: undoable,
});

export const addClipboard = post('/api/addClipboard/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'A court waits for a clipboard',
  body: z.object({ court_num: courtName, ref_id: id.nullish() }),
  answer: undoable.extend({ id: z.string() }),
});

export const removeClipboard = put('/api/removeClipboard/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'The clipboard was brought, or is not needed',
  body: z.object({ id }),
  answer: undoable,
});

export const undoOnBoard = post('/api/undoOnBoard/{tid}', {
  policy: 'desk',
  ...inTournament,
  summary: 'Take an action back, as long as nothing it touched has changed since',
  body: z.object({ undo: count(Number.MAX_SAFE_INTEGER) }),
  answer: undoable,
});
