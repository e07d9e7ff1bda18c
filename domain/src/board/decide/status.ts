import { notFound, type Refusal } from '../../kernel/refusal.ts';
import type { RemoveAllStatus, RemoveStatus } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { BoardState } from '../state.ts';

type Decision = readonly BoardEvent[] | Refusal;

export function removeStatus(state: BoardState, { id }: RemoveStatus): Decision {
  return state.statuses.has(id) ? [{ type: 'StatusRemoved', data: { id } }] : notFound('Status');
}

/** A line that came after the question was asked has not been read, and stays. */
export function removeAllStatus({ statuses }: BoardState, { last }: RemoveAllStatus): Decision {
  if (last !== undefined && !statuses.has(last)) return notFound('Status');
  const all = [...statuses];
  const ids = last === undefined ? all : all.slice(0, all.indexOf(last) + 1);
  return ids.length === 0 ? [] : [{ type: 'AllStatusRemoved', data: { ids } }];
}
