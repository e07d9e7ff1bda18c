import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { flag, id, inTournament, message, text } from '../../contract/fields.ts';
import { COURT_NAME_MAX } from '../../tournaments/index.ts';
import { GAMES, MATCH_ID_MAX, SCORE_TYPES, SIGNATURE_MAX, SLOTS, SYSID_MAX, TEAMS } from '../model.ts';
import { flagOrNot, matchType, scoreColumns } from './parts.ts';

/** Score cards: opened by a notification, filled in on a phone by whoever has the link, finished at the desk. */

const { get, post, put } = callsOf('scoring');

const named = { name: z.string().nullable() };

const match = {
  match_type: matchType,
  gold: z.boolean(),
  court_num: z.string(),
  ...scoreColumns,
  /** Team 1 true, team 2 false, null while nobody said. */
  winner: z.boolean().nullable(),
  submitted: z.string().nullable(),
};

const names = {
  t1p1_name: named.name,
  t1p2_name: named.name,
  t2p1_name: named.name,
  t2p2_name: named.name,
};

/** A score card as whoever has its link reads it. */
export const scoreCard = z.object({
  sid: z.string(),
  tid: z.string(),
  /** What the live room calls it. */
  card: z.string(),
  t1p1: z.string().nullable(),
  t1p2: z.string().nullable(),
  t2p1: z.string().nullable(),
  t2p2: z.string().nullable(),
  ...names,
  ...match,
  signature: z.string().nullable(),
  sysid: z.string(),
  match_id: z.string(),
  /** When its players were notified. */
  notified: z.string(),
  finished: z.string().nullable(),
});

/** The same as everybody reads it: nothing that leads to the card. */
export const publicScore = z.object({ card: z.string(), ...names, ...match, notified: z.string() });

const slot = z
  .union([z.literal('').transform(() => null), id])
  .nullish()
  .transform((pid) => pid ?? null);

const idText = (max: number) =>
  z
    .union([text(max), z.number().transform(String)])
    .nullish()
    .transform((value) => value ?? '');

export const sendPlayerNotification = post('/api/sendPlayerNotification', {
  policy: 'staff',
  scope: { tid: 'body.tid' },
  summary: 'Open the score card of a match and text its players the link',
  body: z.object({
    tid: id,
    t1p1: slot,
    t1p2: slot,
    t2p1: slot,
    t2p2: slot,
    matchType,
    gold: flagOrNot,
    court: idText(COURT_NAME_MAX),
    sysid: idText(SYSID_MAX),
    matchId: idText(MATCH_ID_MAX),
  }),
  answer: message.extend({
    sid: z.string(),
    /** How many players have a phone that is texted. */
    texted: z.number(),
  }),
});

export const getScoreCard = get('/api/score/getScoreCard/{sid}', {
  policy: 'public',
  scope: { row: { kind: 'scorecard', id: 'params.sid' } },
  params: z.object({ sid: id }),
  summary: 'One match, for whoever has its link; a finished one for staff alone',
  answer: scoreCard,
});

/** A score as it is sent: its range is the match's affair. */
const score = z.union(
  [
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d{1,6}(\.\d{1,6})?$/)
      .transform(Number),
  ],
  'must be a whole number',
);

const scoreOrNone = z
  .union([z.literal('').transform(() => null), score])
  .nullish()
  .transform((value) => value ?? undefined);

const seenScore = z.number().nullable().optional();

export const reportScore = put('/api/score/reportScore', {
  policy: 'public',
  scope: { row: { kind: 'scorecard', id: 'body.sid' } },
  summary: 'Report a score; with `other` both of a game, which then stand or fall together',
  body: z.object({
    sid: id,
    type: z.enum(SCORE_TYPES, 'must be one of g1t1 to g4t2'),
    score,
    /** What the other team has in the same game. */
    other: score.optional(),
    /** What the sender saw of both, null for none: a score that was replaced meanwhile is answered 409, with what stands. */
    seen: z.object({ score: seenScore, other: seenScore }).optional(),
  }),
  answer: message,
});

const RESULT_SCORES = GAMES.flatMap((game) => TEAMS.map((team) => `score${game}T${team}` as const));

export const submitMatch = put('/api/score/submitMatch', {
  policy: 'public',
  scope: { row: { kind: 'scorecard', id: 'body.sid' } },
  summary: 'Hand in the result of a match; who runs the scores may put a submitted one right',
  body: z.object({
    sid: id,
    score1T1: scoreOrNone,
    score1T2: scoreOrNone,
    score2T1: scoreOrNone,
    score2T2: scoreOrNone,
    score3T1: scoreOrNone,
    score3T2: scoreOrNone,
    score4T1: scoreOrNone,
    score4T2: scoreOrNone,
    /** Team 1 true, team 2 false. */
    winner: z
      .union([z.literal('').transform(() => null), flag])
      .nullish()
      .transform((value) => value ?? null),
    signature: text(SIGNATURE_MAX).nullish(),
    /** The place of whoever signed. */
    signer: z.enum(SLOTS).nullish(),
    /** What the sender saw, by the same names: 409 where somebody else has saved another score meanwhile. */
    seen: z.partialRecord(z.enum(RESULT_SCORES), seenScore).optional(),
    /** The doubts about the result were read: a game that is not over, a winner who lost by the scores. 409 without. */
    confirm: flag.optional(),
  }),
  answer: message,
});

const scores = z.array(scoreCard);

export const getScores = get('/api/score/getScores/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'Matches with reported scores that are not finished, the latest first',
  answer: scores,
});

export const getActiveMatches = get('/api/score/getActiveMatches/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'Matches whose players were notified and that nobody has submitted',
  answer: scores,
});

export const getPastScores = get('/api/score/getPastScores/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'Finished matches, the latest first',
  answer: scores,
});

export const finishScore = put('/api/score/finish/{sid}', {
  operation: 'finishScore',
  policy: 'staff',
  scope: { row: { kind: 'scorecard', id: 'params.sid' } },
  params: z.object({ sid: id }),
  summary: 'The scores of a match are reported: its link is dead from now on',
  answer: message,
});

export const reopenScore = put('/api/score/reopen/{sid}', {
  operation: 'reopenScore',
  policy: 'staff',
  scope: { row: { kind: 'scorecard', id: 'params.sid' } },
  params: z.object({ sid: id }),
  summary: 'Take the finish of a match back: its link is good again',
  answer: message,
});

export const getScoreHistory = get('/api/score/getHistory/{sid}', {
  operation: 'getScoreHistory',
  policy: 'staff',
  scope: { row: { kind: 'scorecard', id: 'params.sid' } },
  params: z.object({ sid: id }),
  summary: 'What was reported and put right on a card, the latest first',
  answer: z.array(
    z.object({
      time: z.string(),
      /** Who did it, null for whoever had the link. */
      author: z.string().nullable(),
      /** As the log puts it. */
      action: z.string(),
      /** The event's. */
      type: z.string(),
      scores: z.record(z.string(), z.number()),
      winner: z.boolean().nullable(),
    }),
  ),
});

export const getMonitoredMatches = get('/api/score/getMonitoredMatches/{tid}', {
  policy: 'signedIn',
  ...inTournament,
  summary: 'Matches nobody has submitted on the courts the caller monitors, the latest first',
  answer: z.array(publicScore.extend({ sid: z.string() })),
});

const courtNumber = z.object({ court_num: z.string(), court_order: z.number() });

export const getCourtNumbers = get('/api/getCourtNumbers/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'The courts of a tournament in a left and a right list',
  answer: z.object({ left: z.array(courtNumber), right: z.array(courtNumber) }),
});

export const getPublicScores = get('/api/score/getPublicScores/{tid}', {
  policy: 'public',
  ...inTournament,
  summary: 'Scores of a tournament that shows them to everybody, the latest first',
  answer: z.array(publicScore),
});
