import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import type { BoardDesk } from './acts.ts';

/** A drop here asks for an assignment. */
export const AUX_DROP = 'aux';

type Drop =
  | { readonly on: 'court'; readonly order: number }
  | { readonly on: 'queue'; readonly position: number; readonly from: number }
  | { readonly on: 'aux' };

function dropAt(board: Board, { ref_id }: QueueRow, place: string): Drop | null {
  if (place === AUX_DROP) return { on: 'aux' };
  const court = board.courts.find(({ court_order }) => courtKey(court_order) === place);
  if (court) return { on: 'court', order: court.court_order };
  const positionOf = (id: string) => board.queue.findIndex((row) => row.ref_id === id) + 1;
  const position = positionOf(place.slice(place.indexOf(':') + 1));
  return position > 0 ? { on: 'queue', position, from: positionOf(ref_id) } : null;
}

/** Value of `data-over` for a place; null where a drop means nothing. */
export function aimAt(board: Board, person: QueueRow, place: string): string | null {
  const drop = dropAt(board, person, place);
  if (drop?.on !== 'queue') return drop?.on ?? null;
  if (drop.position === drop.from) return null;
  return drop.position < drop.from ? 'before' : 'after';
}

export function dropOn(desk: BoardDesk, person: QueueRow, place: string): void {
  const drop = dropAt(desk.board, person, place);
  if (drop?.on === 'aux') desk.ask({ kind: 'aux', person });
  else if (drop?.on === 'queue') desk.moveTo(person, drop.position);
  else if (drop?.on === 'court') {
    const court = desk.board.courts.find(({ court_order }) => court_order === drop.order);
    if (court) desk.put(person, court);
  }
}
