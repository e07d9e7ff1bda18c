import type { Board } from '@courtcrew/ui-kit/board/model.ts';

export interface BoardView {
  readonly board: Board;
  /** Keys of rows changed a moment ago, from the kit's `changes.ts`. */
  readonly changed: ReadonlySet<string>;
  /** Id of the signed-in person, null for a visitor. */
  readonly own: string | null;
  readonly zone: string;
}
