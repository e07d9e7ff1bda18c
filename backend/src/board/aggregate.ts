import { board, boardEvents } from '@courtcrew/domain/board/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

export const boardAggregate = aggregate('board', board, boardEvents);
