import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.tsx';
import { useLeft } from '../useLeft.ts';

export interface Question {
  readonly title: string;
  /** What will happen. */
  readonly text?: ReactNode;
  /** The verb of the confirming button. */
  readonly action: string;
  readonly danger?: boolean;
}

interface ConfirmDialogProps extends Question {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  action,
  danger = false,
  onClose,
  onYes,
}: ConfirmDialogProps) {
  const w = useWords();
  useLeft(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="confirm-title"
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText component="div">{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose} autoFocus={danger} variant="text">
          {w('action.cancel')}
        </Button>
        <Button onClick={onYes} autoFocus={!danger} variant="contained" color={danger ? 'error' : 'primary'}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
