import type { BoardDesk } from '../desk/BoardDesk.ts';

export interface DialogProps {
  readonly desk: BoardDesk;
  readonly onClose: () => void;
}
