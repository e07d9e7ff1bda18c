import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { type ComponentType, Suspense, useState } from 'react';
import { useLeaveQuestion } from '../form/useLeaveQuestion.ts';
import { useLeft } from '../page/useLeft.ts';
import { useWords } from '../words/words.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The form that opens an account and logs in with it. */
export type Registration = ComponentType<{ readonly onDone: () => void }>;

interface LoginDialogProps {
  readonly open: boolean;
  /** Without it the account is opened on a page of its own. */
  readonly Registration?: Registration;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Login, or a new account, over the page. Closing asks first where an account was begun. */
export function LoginDialog({ open, Registration, onClose, onDone }: LoginDialogProps) {
  const w = useWords();
  const [registering, setRegistering] = useState(false);
  const [title, setTitle] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  const ask = useLeaveQuestion(open && begun);
  useLeft(open, onClose);
  const login = () => {
    setRegistering(false);
    setBegun(false);
  };
  const leave = async () => {
    if (!begun || (await ask())) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => void leave()}
      maxWidth="xs"
      fullWidth
      aria-labelledby="login-title"
      slotProps={{ transition: { onExited: login } }}
    >
      <DialogTitle id="login-title" sx={{ pr: 7 }}>
        {title ?? w(registering ? 'login.register' : 'login.please')}
      </DialogTitle>
      <IconButton
        aria-label={w('action.close')}
        onClick={() => void leave()}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {registering && Registration ? (
          <Suspense>
            <div onInput={() => setBegun(true)}>
              <Registration onDone={onDone} />
            </div>
            <Link component="button" type="button" onClick={login} sx={{ mt: 2, minHeight: 44 }}>
              {w('login.back')}
            </Link>
          </Suspense>
        ) : (
          <LoginForm
            onDone={onDone}
            autoFocus
            onRegister={Registration && (() => setRegistering(true))}
            onTitle={setTitle}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
