import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { usePlanWords } from '../words.ts';

interface ListDialogProps {
  readonly title: string;
  /** Items of a list. */
  readonly children: ReactNode;
  /** The form for the next one. */
  readonly adding: ReactNode;
  readonly onClose: () => void;
}

/** Changes how many of its forms hold something that is not saved. */
const Unsaved = createContext<(change: (count: number) => number) => void>(() => undefined);

/** Tells the dialog that a form in it holds something that is not saved. */
export function useTold(unsaved: boolean): void {
  const tell = useContext(Unsaved);
  useEffect(() => {
    if (!unsaved) return;
    tell((count) => count + 1);
    return () => tell((count) => count - 1);
  }, [unsaved, tell]);
}

/**
 * A short list with a form for the next entry; stays open, as people have more than one to add, and asks before it
 * closes over something typed.
 */
export function ListDialog({ title, children, adding, onClose }: ListDialogProps) {
  const p = usePlanWords();
  const id = useId();
  const [unsaved, setUnsaved] = useState(0);
  const ask = useLeaveQuestion(unsaved > 0);
  const close = async () => {
    if (unsaved === 0 || (await ask())) onClose();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 2 }}>
        <Unsaved value={setUnsaved}>
          <Box
            component="ul"
            aria-labelledby={id}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
          >
            {children}
          </Box>
          {adding}
        </Unsaved>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{p('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
