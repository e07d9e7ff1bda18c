import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { catalogue, type Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';

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

const profileAskedWords = {
  'dashboard.profile': { en: 'Please check your profile', es: 'Revisa tu perfil' },
  'dashboard.profileHelp': {
    en: 'Coordinators need your phone number, credentials and shirt size before they can plan with you.',
    es: 'La coordinación necesita tu teléfono, nivel y talla para contar contigo.',
  },
  'dashboard.profileLater': { en: 'Later', es: 'Más tarde' },
  'dashboard.profileAction': { en: 'Update profile', es: 'Actualizar perfil' },
} as const satisfies Words;

const table = { ...catalogue, ...profileAskedWords };

const useProfileAskedWords = () => useWordsOf(table);
