import { notFound, type Refusal } from '../../kernel/refusal.ts';
import type { RemoveStatus } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { BoardState } from '../state.ts';

type Decision = readonly BoardEvent[] | Refusal;

export function removeStatus(state: BoardState, { id }: RemoveStatus): Decision {
  return state.statuses.has(id) ? [{ type: 'StatusRemoved', data: { id } }] : notFound('Status');
}

export function removeAllStatus({ statuses }: BoardState): Decision {
  return statuses.isEmpty() ? [] : [{ type: 'AllStatusRemoved', data: { ids: [...statuses] } }];
}
