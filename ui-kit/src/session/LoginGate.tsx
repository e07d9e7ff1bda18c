import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  createContext,
  lazy,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { lazyDialog } from '../page/dialog/lazyDialog.tsx';
import { Part } from '../page/Part.tsx';
import { useTitle } from '../page/useTitle.ts';
import { useWords } from '../words/words.tsx';
import type { Registration } from './LoginDialog.tsx';
import { type Session, SessionContext, useSession } from './session.tsx';
import { useLogins } from './useLogins.ts';

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }));
const LoginDialog = lazyDialog(async () => (await import('./LoginDialog.tsx')).LoginDialog);

type Guard = (action: () => void) => void;

interface Gate {
  readonly guard: Guard;
  readonly remind: () => void;
}

const GateContext = createContext<Gate>({ guard: (action) => action(), remind: () => {} });

/** `guard(action)` runs an action, for a visitor after the login dialog: nobody has to press Apply twice. */
export const useLoginGate = (): Guard => useContext(GateContext).guard;

export function LoginGate({ Registration, children }: { Registration?: Registration; children: ReactNode }) {
  const { user, loggedOut } = useSession();
  const { open, ask, remind, answer } = useLogins();
  const signedIn = user !== null;

  const guard = useCallback<Guard>(
    (action) => {
      if (signedIn) action();
      else ask((loggedIn) => loggedIn && action());
    },
    [signedIn, ask],
  );
  // Not after a logout: whoever leaves is not asked to log in again.
  useEffect(() => {
    if (loggedOut) answer(false);
  }, [loggedOut, answer]);
  const gate = useMemo(() => ({ guard, remind }), [guard, remind]);

  return (
    <GateContext value={gate}>
      {children}
      <LoginDialog
        open={open}
        Registration={Registration}
        onClose={() => answer(false)}
        onDone={() => answer(true)}
      />
    </GateContext>
  );
}

interface RequireLoginProps {
  readonly children: ReactNode;
  /** Shown to visitors; the login form when nothing is given. */
  readonly visitor?: ReactNode;
}

/**
 * Shows its children to the signed-in. When their session ends by itself the screen stays as it was under the login:
 * a form keeps what was typed. After a logout nothing stays, nor for another person, who would send it as their own.
 */
export function RequireLogin({ children, visitor }: RequireLoginProps) {
  const session = useSession();
  const [former, setFormer] = useState<Session | null>(null);
  if (session.user && former !== session) setFormer(session);
  if (session.pending) return null;
  const shown = session.user || session.loggedOut ? session : (former ?? session);
  if (!shown.user) return visitor ?? <AskLogin />;
  return (
    <>
      <SessionContext key={shown.user.ref_id} value={shown}>
        {children}
      </SessionContext>
      {session.user === null && <LogInAgain />}
    </>
  );
}

function LogInAgain() {
  const { remind } = useContext(GateContext);
  useEffect(remind, [remind]);
  return null;
}

export function AskLogin() {
  const w = useWords();
  const [title, setTitle] = useState<string | null>(null);
  const heading = title ?? w('login.please');
  useTitle(heading);
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto', my: { xs: 3, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {heading}
      </Typography>
      <Part>
        <LoginForm autoFocus onTitle={setTitle} />
      </Part>
    </Box>
  );
}
