import {
  type BoardCommand,
  type BoardEvent,
  type BoardState,
  board,
  boardSeals,
} from '@courtcrew/domain/board/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

/** Streams `board-{tid}`. */
export const boardAggregate: Aggregate<BoardState, BoardCommand, BoardEvent> = {
  name: 'board',
  decider: board,
  seals: boardSeals,
  schema: 1,
};
