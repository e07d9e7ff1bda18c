import type { AuxRow, ClipboardRow, CourtRow, QueueRow } from '@courtcrew/domain/board/shapes.ts';
import type { Board } from '@courtcrew/ui-kit/board/model.ts';

/** What is chosen on the board; its row may change or go. */
export type Choice =
  | { readonly at: 'court'; readonly court: number }
  | { readonly at: 'queue' | 'aux' | 'clipboard'; readonly id: string };

export interface CourtTarget {
  readonly at: 'court';
  readonly row: CourtRow;
  readonly clipboard: ClipboardRow | undefined;
}
export interface QueueTarget {
  readonly at: 'queue';
  readonly row: QueueRow;
  /** From 1. */
  readonly position: number;
  readonly isLast: boolean;
}
export interface AuxTarget {
  readonly at: 'aux';
  readonly row: AuxRow;
}
export interface ClipboardTarget {
  readonly at: 'clipboard';
  readonly row: ClipboardRow;
}

/** The chosen row as it is now. */
export type Target = CourtTarget | QueueTarget | AuxTarget | ClipboardTarget;

const clipboardAt = (board: Board, court: number): ClipboardRow | undefined =>
  board.clipboards.find(({ court_order }) => court_order === court);

/** Index of the row with an id; 0 where it has gone, as the list's own mark falls there, too. */
const indexOr0 = <Row>(rows: readonly Row[], is: (row: Row) => boolean): number =>
  Math.max(rows.findIndex(is), 0);

/** Null where the chosen row has gone. */
export function targetOf(board: Board, choice: Choice | null): Target | null {
  if (choice === null) return null;
  if (choice.at === 'court') {
    const row = board.courts.find(({ court_order }) => court_order === choice.court);
    return row ? { at: 'court', row, clipboard: clipboardAt(board, row.court_order) } : null;
  }
  if (choice.at === 'queue') {
    const index = indexOr0(board.queue, ({ ref_id }) => ref_id === choice.id);
    const row = board.queue[index];
    return row ? { at: 'queue', row, position: index + 1, isLast: index === board.queue.length - 1 } : null;
  }
  if (choice.at === 'aux') {
    const row = board.aux[indexOr0(board.aux, ({ id }) => id === choice.id)];
    return row ? { at: 'aux', row } : null;
  }
  const row = board.clipboards[indexOr0(board.clipboards, ({ id }) => id === choice.id)];
  return row ? { at: 'clipboard', row } : null;
}

/** First in the queue who is not away. */
export const nextOf = ({ queue }: Board): QueueRow | undefined =>
  queue.find(({ quick_break }) => !quick_break);
