import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './session.tsx';

type Guard = (action: () => void) => void;

const GateContext = createContext<Guard>((action) => action());

/** `guard(action)` runs an action, for a visitor after the login dialog: nobody has to press Apply twice. */
export const useLoginGate = (): Guard => useContext(GateContext);

/** Holds the login dialog of an application. */
export function LoginGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const signedIn = user !== null;

  const guard = useCallback<Guard>(
    (action) => {
      if (signedIn) return action();
      waiting.current = action;
      setOpen(true);
    },
    [signedIn],
  );
  const close = () => {
    waiting.current = null;
    setOpen(false);
  };
  const done = () => {
    const action = waiting.current;
    close();
    action?.();
  };

  return (
    <GateContext value={guard}>
      {children}
      <LoginDialog open={open} onClose={close} onDone={done} />
    </GateContext>
  );
}

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
        <LoginForm onDone={onDone} />
      </DialogContent>
    </Dialog>
  );
}

/** Shows its children to the signed-in, and to everybody else the login form in their place. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const w = useWords();
  const { user, pending } = useSession();
  if (pending) return null;
  if (user) return children;
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto', my: { xs: 3, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {w('login.please')}
      </Typography>
      <LoginForm />
    </Box>
  );
}
