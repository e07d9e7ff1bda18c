import type { BoardDesk } from '../desk/acts.ts';

export interface DialogProps {
  readonly desk: BoardDesk;
  readonly onClose: () => void;
}
