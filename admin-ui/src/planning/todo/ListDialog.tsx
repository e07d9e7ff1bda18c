import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { usePlanWords } from '../words.ts';

interface ListDialogProps {
  readonly title: string;
  /** Items of a list. */
  readonly children: ReactNode;
  /** The form for the next one. */
  readonly adding: ReactNode;
  readonly onClose: () => void;
}

/** A short list with a form for the next entry; stays open, as people have more than one to add. */
export function ListDialog({ title, children, adding, onClose }: ListDialogProps) {
  const p = usePlanWords();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 2 }}>
        <Box
          component="ul"
          aria-labelledby={id}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
        >
          {children}
        </Box>
        {adding}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{p('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
