import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { count, inTournament } from '../contract/fields.ts';
import { BREAKS } from '../contract/proof.ts';

/** Whether the log is the one it was, for those who look after the platform. */

const { get, post } = callsOf('audit');
const policy = 'platform';
const instant = z.string();
const position = z.string();

/** What was signed: so many events, and the root of the tree over them. */
const checkpoint = z.object({ size: z.int(), position, root: z.string(), at: instant });
export type SignedCheckpoint = z.output<typeof checkpoint>;

/** What the newest verification found. */
const verification = z.object({
  at: instant,
  /** Events that were compared. */
  size: z.int(),
  /** Events at the end of the log that were not proved yet. */
  waiting: z.int(),
  broken: z
    .object({
      what: z.enum(BREAKS),
      position,
      stream: z.string(),
      /** First part of the stream's name, such as `roster`. */
      kind: z.string(),
      revision: z.int(),
    })
    .nullable(),
});
export type ProofVerification = z.output<typeof verification>;

const state = z.object({
  /** Events that are proved, and the root of the tree over them. */
  size: z.int(),
  root: z.string(),
  /** When the log was signed first; null before. */
  since: instant.nullable(),
  checkpoint: checkpoint.nullable(),
  /** Null until somebody has had the log verified. */
  verified: verification.nullable(),
  /** Each time the log was put back to an older state, oldest first. */
  put_back: z.array(z.object({ at: instant, size_before: z.int(), size: z.int() })),
});
export type ProofState = z.output<typeof state>;

export const getProof = get('/api/audit/proof', {
  policy,
  summary: 'What is proved of the log, since when, and what the newest verification found',
  answer: state,
});

export const verifyProof = post('/api/audit/proof/verify', {
  operation: 'verifyProof',
  policy,
  summary: 'Compares the whole log with what was proved and signed of it, up to the first break',
  answer: verification,
});

/** Most checkpoints that are answered at once. */
export const CHECKPOINTS_MOST = 200;

export const getProofCheckpoints = get('/api/audit/proof/checkpoints', {
  operation: 'proofCheckpoints',
  policy,
  summary: `What was signed, newest first; at most ${CHECKPOINTS_MOST}, those of fewer events than \`below\` when it is given`,
  query: z.object({ below: count(Number.MAX_SAFE_INTEGER).optional() }),
  answer: z.array(checkpoint),
});

export const exportProof = get('/api/audit/proof/export', {
  operation: 'exportProof',
  policy,
  summary: 'The whole log with what proves it as JSON lines, personal data sealed',
  answer: z.string(),
});

export const exportTournament = get('/api/audit/export/{tid}', {
  operation: 'exportTournament',
  policy: 'wholeAudit',
  ...inTournament,
  summary: "A tournament's events with what proves them as JSON lines, personal data sealed",
  answer: z.string(),
});

export const exportTournamentOpened = get('/api/audit/export/{tid}/opened', {
  operation: 'exportTournamentOpened',
  policy: 'master',
  ...inTournament,
  summary:
    'The same with what is sealed in its events opened, which stands in the history of whom it is about',
  answer: z.string(),
});
