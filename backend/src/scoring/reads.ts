import { wordsOf } from '@courtcrew/domain/kernel/event.ts';
import * as calls from '@courtcrew/domain/scoring/contract.ts';
import { cardEvents } from '@courtcrew/domain/scoring/index.ts';
import { courtsMonitoredBy } from '@courtcrew/projections/board/index.ts';
import {
  cardHistory,
  LATEST_FINISHED,
  LATEST_REPORTED,
  publicCards,
  scoreCards,
} from '@courtcrew/projections/scoring/index.ts';
import { courtsOf, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { sql } from 'kysely';
import { found, type Route, route } from '../kernel/http/route.ts';
import { unlessHidden } from '../tournaments/index.ts';
import { scoredTournament } from './mayScore.ts';

const MOST_PUBLIC = 500;

export const scoreReads: readonly Route[] = [
  route(calls.getScores, async ({ tid }, use) => {
    await scoredTournament(use, tid);
    return scoreCards.all(use.db, { tid, is_reported: true }, { order: LATEST_REPORTED });
  }),
  route(calls.getActiveMatches, async ({ tid }, use) => {
    await scoredTournament(use, tid);
    return scoreCards.all(use.db, { tid, is_active: true });
  }),
  route(calls.getPastScores, async ({ tid }, use) => {
    await scoredTournament(use, tid);
    return scoreCards.all(use.db, { tid, is_past: true }, { order: LATEST_FINISHED });
  }),
  route(calls.getScoreHistory, async ({ tid, params: { sid } }, use) => {
    await scoredTournament(use, tid);
    return (await cardHistory(use.db, sid)).map(({ scores, ...entry }) => ({
      ...entry,
      action: wordsOf(cardEvents, entry.type),
      scores: scores as Record<string, number>,
    }));
  }),
  route(calls.getCourtNumbers, async ({ tid }, use) => {
    await scoredTournament(use, tid);
    const courts = (await courtsOf(use.db, tid)).map(({ order, name }) => ({
      court_order: order,
      court_num: name,
    }));
    const half = Math.ceil(courts.length / 2);
    return { left: courts.slice(0, half), right: courts.slice(half) };
  }),
  route(calls.getMonitoredMatches, async ({ tid, caller }, use) => {
    const { score_reporting } = found(await tournamentById(use.db, tid), 'Tournament');
    if (!score_reporting) return [];
    const courts = await courtsMonitoredBy(use.db, tid, caller.ref_id);
    const only = sql<boolean>`court_num = any(${courts})`;
    return scoreCards.all(use.db, { tid, is_active: true }, { only });
  }),
  route(calls.getPublicScores, async ({ tid, caller }, use) => {
    const row = found(unlessHidden(await tournamentById(use.db, tid), caller), 'Tournament');
    if (!row.score_reporting || !row.public_scores) return [];
    return publicCards.all(use.db, { tid }, { most: MOST_PUBLIC });
  }),
];
