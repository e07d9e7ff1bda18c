import {
  type BoardCommand,
  type BoardEvent,
  type BoardState,
  board,
  boardEvents,
} from '@courtcrew/domain/board/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

export const boardAggregate: Aggregate<BoardState, BoardCommand, BoardEvent> = {
  name: 'board',
  decider: board,
  events: boardEvents,
};
