import {
  type RankingCommand,
  type RankingEvent,
  type RankingState,
  rankingDecider,
  rankingEvents,
} from '@courtcrew/domain/ranking/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

/** The one stream `ranking-all`. */
export const ranking: Aggregate<RankingState, RankingCommand, RankingEvent> = {
  name: 'ranking',
  decider: rankingDecider,
  events: rankingEvents,
};

export const RANKING_ID = 'all';
