import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useProfileAskedWords } from './words/profile.ts';

/** Asked at each opening of the dashboard until the profile is saved once. */
export function ProfileDialog() {
  const w = useProfileAskedWords();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby="profile-title">
      <DialogTitle id="profile-title">{w('dashboard.profile')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{w('dashboard.profileHelp')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={close}>
          {w('dashboard.profileLater')}
        </Button>
        <Button component={AppAnchor} to="/profile/myProfile" variant="contained" autoFocus>
          {w('dashboard.profileAction')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
