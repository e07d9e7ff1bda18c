import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ImportSteps, type ImportStepsProps } from './ImportSteps.tsx';
import { useImportWords } from './words.ts';

interface ImportDialogProps<Column extends string>
  extends Omit<ImportStepsProps<Column>, 'clean' | 'send' | 'done' | 'guessed'> {
  readonly title: string;
  readonly help: string;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

export function ImportDialog<Column extends string>(props: ImportDialogProps<Column>) {
  const { title, help, onClear, onClose, ...steps } = props;
  const w = useImportWords();
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{help}</Box>
        <ImportSteps
          {...steps}
          clean={(count) => w('import.fits', { count })}
          send={(count) => w('import.send', { count })}
          done={null}
        />
      </DialogContent>
      <DialogActions>
        {steps.previewed && <Button onClick={onClear}>{w('import.clear')}</Button>}
        <Button onClick={onClose}>{w('import.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
