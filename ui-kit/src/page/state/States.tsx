import CloudOff from '@mui/icons-material/CloudOff';
import Inbox from '@mui/icons-material/InboxOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useWords } from '../../words/words.tsx';

interface StateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | 'status';
  /** Alone on its page, so its title is the page's. */
  readonly page?: boolean;
}

export const State = ({ icon, title, text, action, role, page = false }: StateProps) => (
  <Box
    role={role}
    sx={{
      display: 'grid',
      justifyItems: 'center',
      gap: 1.5,
      textAlign: 'center',
      px: 3,
      py: { xs: 5, sm: 8 },
      border: '1px dashed var(--mui-palette-divider)',
      borderRadius: 1,
      '& > svg': { fontSize: '2.25rem', color: 'text.secondary' },
    }}
  >
    {icon}
    <Typography variant="h2" component={page ? 'h1' : 'p'}>
      {title}
    </Typography>
    {text && <Box sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text}</Box>}
    {action && <Box sx={{ mt: 1 }}>{action}</Box>}
  </Box>
);

interface EmptyStateProps {
  /** The documents' text for this list. */
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

export const EmptyState = ({ icon = <Inbox />, ...rest }: EmptyStateProps) => (
  <State role="status" icon={icon} {...rest} />
);

export function ErrorState({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const w = useWords();
  return (
    <State
      role="alert"
      icon={<WarningAmber />}
      title={w('state.error')}
      text={error.message}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {w('action.retry')}
          </Button>
        )
      }
    />
  );
}

/** What the refused reader can do, where that is not to ask a master admin of the tournament. */
export const WhomToAsk = createContext<string | null>(null);

export function NotAllowed({ action }: { action?: ReactNode }) {
  const w = useWords();
  const whom = useContext(WhomToAsk);
  return (
    <State
      role="alert"
      page
      icon={<Lock />}
      title={w('state.notAuthorized')}
      text={whom ?? w('state.notAuthorizedHelp')}
      action={action}
    />
  );
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Offline banner, above everything else at any scroll position. */
export function OfflineBanner() {
  const w = useWords();
  const online = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Box
      role="alert"
      className="no-print"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'modal',
        display: 'flex',
        justifyContent: 'center',
        gap: 1.25,
        px: 2,
        py: 1.25,
        fontWeight: 550,
        color: 'warning.contrastText',
        backgroundColor: 'warning.main',
      }}
    >
      <CloudOff />
      {w('state.offline')}
    </Box>
  );
}

/** In place of a part whose file failed: browsers cache the failure until a reload. */
export function LostPart() {
  const w = useWords();
  return <ErrorState error={Error(w('state.unreachable'))} onRetry={() => window.location.reload()} />;
}
