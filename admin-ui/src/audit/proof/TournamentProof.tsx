import { exportTournament, exportTournamentOpened } from '@courtcrew/domain/audit/proof.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { useProofWords } from './words.ts';

/** Exports the chosen tournament's events with their proofs. */
export function TournamentProof() {
  const w = useProofWords();
  const { tid } = useDesk();
  const allowed = useAllows();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!allowed('wholeAudit', tid)) return null;
  const file = ({ path }: { readonly path: string }) => path.replace('{tid}', tid);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {w('proof.ofTournament')}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby="tournament-proof">
        <DialogTitle id="tournament-proof">{w('proof.ofTournament')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{w('proof.ofTournamentHelp')}</DialogContentText>
          <Stack spacing={1} sx={{ mt: 2, alignItems: 'stretch' }}>
            <Button variant="contained" href={file(exportTournament)} download onClick={close}>
              {w('proof.sealed')}
            </Button>
            {allowed(exportTournamentOpened.policy, tid) && (
              <>
                <Button variant="outlined" href={file(exportTournamentOpened)} download onClick={close}>
                  {w('proof.opened')}
                </Button>
                <DialogContentText variant="body2">{w('proof.openedHelp')}</DialogContentText>
              </>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{w('action.cancel')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
