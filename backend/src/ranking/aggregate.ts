import { rankingDecider, rankingEvents } from '@courtcrew/domain/ranking/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

/** The one stream `ranking-all`. */
export const ranking = aggregate('ranking', rankingDecider, rankingEvents);

export const RANKING_ID = 'all';
