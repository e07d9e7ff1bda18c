import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { useTitle } from '../page/useTitle.ts';
import { useWords } from '../words/words.tsx';
import type { Registration } from './LoginDialog.tsx';
import { useSession } from './session.tsx';

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }));
const LoginDialog = lazy(async () => ({ default: (await import('./LoginDialog.tsx')).LoginDialog }));

type Guard = (action: () => void) => void;

const GateContext = createContext<Guard>((action) => action());

/** `guard(action)` runs an action, for a visitor after the login dialog: nobody has to press Apply twice. */
export const useLoginGate = (): Guard => useContext(GateContext);

interface LoginGateProps {
  readonly Registration?: Registration;
  readonly children: ReactNode;
}

/** Holds the login dialog of an application. */
export function LoginGate({ Registration, children }: LoginGateProps) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  const signedIn = user !== null;

  const guard = useCallback<Guard>(
    (action) => {
      if (signedIn) return action();
      waiting.current = action;
      setAsked(true);
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
      {asked && (
        <Suspense fallback={null}>
          <LoginDialog open={open} Registration={Registration} onClose={close} onDone={done} />
        </Suspense>
      )}
    </GateContext>
  );
}

/** Shows its children to the signed-in, and to everybody else `visitor`: the login form where nothing is given. */
export function RequireLogin({ children, visitor }: { children: ReactNode; visitor?: ReactNode }) {
  const { user, pending } = useSession();
  if (pending) return null;
  return user ? children : (visitor ?? <AskLogin />);
}

/** The login form as a page. */
export function AskLogin() {
  const w = useWords();
  useTitle(w('login.please'));
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto', my: { xs: 3, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {w('login.please')}
      </Typography>
      <Suspense fallback={null}>
        <LoginForm autoFocus />
      </Suspense>
    </Box>
  );
}
