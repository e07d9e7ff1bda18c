import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { usePageKeys } from '../../kit/desk/usePageKeys.ts';
import { CourtLists } from '../../tournaments/index.ts';
import { OutcomeLine } from '../desk/OutcomeLine.tsx';
import type { DialogProps } from '../dialogs/dialog.ts';
import { useSteps } from '../useSteps.ts';
import { useBoardWords } from '../words.ts';
import { onCourts } from './onCourt.ts';
import { ResetLine } from './ResetLine.tsx';

/** Every court with whoever is on it, to be cleared one after the other. */
export function ResetDialog({ desk, onClose }: DialogProps) {
  const b = useBoardWords();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const dialog = useRef<HTMLDivElement>(null);
  useSteps(dialog);
  usePageKeys(dialog, (key) => {
    if (key === 'u') desk.undo();
    return key === 'u';
  });
  const { outcome, refusal } = desk.outcomes;
  return (
    <Dialog
      open
      ref={dialog}
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="lg"
      aria-labelledby="reset-title"
    >
      <DialogTitle id="reset-title">{b('staff.courtReset')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2, color: 'text.secondary', maxWidth: '80ch' }}>
          {b('reset.help')}
          <Box sx={{ display: { xs: 'none', md: 'block' }, typography: 'body2' }}>
            {b('reset.keys', { up: '↑', down: '↓', enter: 'Enter' })}
          </Box>
        </Box>
        <OutcomeLine outcome={outcome} onUndo={desk.undo} />
        {refusal && <Alert severity="warning">{refusal.text}</Alert>}
        <CourtLists courts={onCourts(desk.board)}>
          {(row) => <ResetLine key={row.court.court_order} desk={desk} row={row} />}
        </CourtLists>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {b('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
