import type { Board } from '@courtcrew/ui-kit/board/model.ts';

/** What every part of the page draws from. */
export interface BoardView {
  readonly board: Board;
  /** Keys of rows that changed a moment ago, as `changes.ts` of the kit names them. */
  readonly changed: ReadonlySet<string>;
  /** The signed-in person's id, null for a visitor. */
  readonly own: string | null;
  /** The tournament's zone. */
  readonly zone: string;
}
