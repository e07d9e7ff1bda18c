import type { BoardDesk } from '../desk/BoardDesk.ts';

/** What every dialog of the board is given. */
export interface DialogProps {
  readonly desk: BoardDesk;
  readonly onClose: () => void;
}
