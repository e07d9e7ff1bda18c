import {
  cardEvents,
  matchEvents,
  matches,
  playerEvents,
  players,
  scorecard,
} from '@courtcrew/domain/scoring/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const playersAggregate = aggregate('players', players, playerEvents);

export const matchesAggregate = aggregate('matches', matches, matchEvents);

export const cardAggregate = aggregate('scorecard', scorecard, cardEvents);
