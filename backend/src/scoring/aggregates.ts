import {
  type CardCommand,
  type CardEvent,
  type CardState,
  cardEvents,
  type PlayerEvent,
  type PlayersCommand,
  type PlayersState,
  playerEvents,
  players,
  scorecard,
} from '@courtcrew/domain/scoring/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const playersAggregate: Aggregate<PlayersState, PlayersCommand, PlayerEvent> = {
  name: 'players',
  decider: players,
  events: playerEvents,
};

export const cardAggregate: Aggregate<CardState, CardCommand, CardEvent> = {
  name: 'scorecard',
  decider: scorecard,
  events: cardEvents,
};
