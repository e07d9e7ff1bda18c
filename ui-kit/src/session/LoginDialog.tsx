import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useWords } from '../words/words.tsx';
import { LoginForm } from './LoginForm.tsx';

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function LoginDialog({ open, onClose, onDone }: LoginDialogProps) {
  const w = useWords();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="login-title">
      <DialogTitle id="login-title" sx={{ pr: 7 }}>
        {w('login.please')}
      </DialogTitle>
      <IconButton
        aria-label={w('action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <LoginForm onDone={onDone} autoFocus />
      </DialogContent>
    </Dialog>
  );
}
