import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useOpenedWords } from '../words/opened.ts';

/** The page's address as a QR code, and to copy. */
export function ShareDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useOpenedWords();
  const heading = useId();
  // Without the filter: the next reader looks for somebody else.
  const address = window.location.origin + window.location.pathname;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{w('board.shareTitle')}</DialogTitle>
      <DialogContent>
        <Box sx={{ mb: 2 }}>{w('board.shareHelp')}</Box>
        <QrCode text={address} name="board" size={208} />
        <Box sx={{ mt: 2, overflowWrap: 'anywhere', typography: 'body2' }}>{address}</Box>
      </DialogContent>
      <DialogActions>
        <CopyButton text={address} />
        <Button variant="contained" onClick={onClose}>
          {w('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
