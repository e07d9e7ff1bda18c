import { reportScore, submitMatch } from '@courtcrew/domain/scoring/contract.ts';
import {
  ALREADY_SUBMITTED,
  SCORE_TYPES,
  type Scores,
  type ScoreType,
  scoreType,
} from '@courtcrew/domain/scoring/model.ts';
import { CallFailed, type Client } from '@courtcrew/ui-kit/data/client.ts';
import { isPassing, PATIENCE_MS } from '@courtcrew/ui-kit/offline/delivering.ts';
import type { Undelivered } from '@courtcrew/ui-kit/offline/keptSender.ts';
import { patience } from '@courtcrew/ui-kit/offline/patience.ts';
import type { KeptReport } from './keptReport.ts';

export type Answered =
  | { readonly is: 'taken' }
  /** Submitted by somebody else meanwhile. */
  | { readonly is: 'already' }
  /** Another phone has saved other scores than the card showed. */
  | { readonly is: 'changed' }
  | { readonly is: 'refused'; readonly reason: string };

type Places = Partial<Record<ScoreType, number | null>>;

const withNulls = (scores: Scores): Places =>
  Object.fromEntries(SCORE_TYPES.map((type) => [type, scores[type] ?? null]));

const formOf = ({ g1t1, g1t2, g2t1, g2t2, g3t1, g3t2, g4t1, g4t2 }: Places) => ({
  ...{ score1T1: g1t1, score1T2: g1t2, score2T1: g2t1, score2T2: g2t2 },
  ...{ score3T1: g3t1, score3T2: g3t2, score4T1: g4t1, score4T2: g4t2 },
});

function send(client: Client, { id, sid, report }: KeptReport): Promise<unknown> {
  const once = { idempotencyKey: id, signal: patience(PATIENCE_MS), background: true };
  if (report.is === 'game') {
    const [score, other] = report.scores;
    const seen = report.seen && { score: report.seen[0] ?? null, other: report.seen[1] ?? null };
    return client.send(reportScore, {
      body: { sid, type: scoreType(report.game, 1), score, other, ...(seen && { seen }) },
      ...once,
    });
  }
  const { scores, winner, signer, signature, seen, confirm } = report;
  const body = {
    ...{ sid, ...formOf(scores), winner, signer, signature },
    ...(seen && { seen: formOf(withNulls(seen)) }),
    ...(confirm && { confirm }),
  };
  return client.send(submitMatch, { body, ...once });
}

/** Sends a kept report once. Never throws. A venue's network may answer any request with a page of its own. */
export async function deliver(client: Client, report: KeptReport): Promise<Answered | Undelivered> {
  try {
    const { message } = Object(await send(client, report)) as { readonly message?: unknown };
    if (typeof message !== 'string') return { is: 'unanswered' };
    return { is: message === ALREADY_SUBMITTED ? 'already' : 'taken' };
  } catch (failure) {
    if (!(failure instanceof CallFailed) || isPassing(failure.status)) return { is: 'unanswered' };
    if (failure.code === 'changed') return { is: 'changed' };
    return { is: 'refused', reason: failure.message };
  }
}
