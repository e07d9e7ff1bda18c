import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useBoardWords } from '../words.ts';

interface TieBreakerDialogProps {
  readonly onAnswer: (wasPlayed: boolean) => void;
  readonly onClose: () => void;
}

const LETTERS: Readonly<Record<string, boolean>> = { y: true, s: true, n: false };

/** `y` (or `s`, sí) and `n` answer, too. */
export function TieBreakerDialog({ onAnswer, onClose }: TieBreakerDialogProps) {
  const b = useBoardWords();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
      onKeyDown={(event) => {
        const answer = LETTERS[event.key.toLowerCase()];
        // Ctrl+S is no answer.
        if (answer === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        // The next form focuses a field at once, which must not receive the letter.
        event.preventDefault();
        onAnswer(answer);
      }}
    >
      <DialogTitle id={id}>{b('finish.tieBreaker')}</DialogTitle>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {b('action.cancel')}
        </Button>
        <Button variant="outlined" onClick={() => onAnswer(true)}>
          {b('finish.yes')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {b('finish.no')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
