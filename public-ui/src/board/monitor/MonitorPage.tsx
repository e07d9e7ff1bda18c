import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { LanguageButton } from '@courtcrew/ui-kit/app/LanguageButton.tsx';
import { useLive } from '@courtcrew/ui-kit/live/useLive.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { AskLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { SchemeButton } from '@courtcrew/ui-kit/theme/SchemeButton.tsx';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import Sports from '@mui/icons-material/Sports';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useParams } from 'react-router';
import { isUnknown, UnknownTournament } from '../page/missing.tsx';
import { isWaiting } from './keptCall.ts';
import type { Known } from './memory.ts';
import { NotifyDesk } from './NotifyDesk.tsx';
import { type Network, networkOf } from './network.ts';
import { OwnCalls } from './OwnCalls.tsx';
import { StatusBar } from './StatusBar.tsx';
import type { SenderState } from './sender.ts';
import { type Calls, useCalls } from './useCalls.ts';
import { type Monitor, useMonitor } from './useMonitor.ts';
import { useMonitorWords } from './words.ts';

// Loaded apart: few tournaments report scores, and a call must not wait.
const ScoreReports = lazyPart(async () => (await import('./ScoreReports.tsx')).ScoreReports);

/** `/volunteer/courtmonitor/{tid}`: court monitors call the desk from here, online or not. */
export function MonitorPage() {
  const { tid = '' } = useParams();
  const { monitor, ref_id, asked } = useMonitor(tid);
  const calls = useCalls(tid, ref_id);
  const network = useNetwork(calls.sending, asked);
  useRecovery(calls.wake);
  const now = Date.parse(useNow());
  const waiting = calls.kept.filter((call) => call.body.ref_id === ref_id && isWaiting(call, now));
  return (
    <MonitorFrame
      canLeave={network === 'connected'}
      status={<StatusBar network={network} waiting={waiting} told={calls.told} onCancel={calls.discard} />}
    >
      <Checked tid={tid} monitor={monitor} calls={calls} network={network} />
    </MonitorFrame>
  );
}

interface CheckedProps {
  readonly tid: string;
  readonly monitor: Monitor;
  readonly calls: Calls;
  readonly network: Network;
}

/** By what is known of the person: nothing yet, visitor, no monitor, monitor. */
function Checked({ tid, monitor, calls, network }: CheckedProps) {
  const w = useMonitorWords();
  if (monitor.is === 'visitor') return <Visitor kept={calls.kept.length} />;
  if (monitor.is === 'known') {
    return <AtCourt {...monitor} calls={calls} network={network} key={`${tid} ${monitor.known.ref_id}`} />;
  }
  if (monitor.is === 'failed' && isUnknown(monitor.error)) return <UnknownTournament />;
  return (
    <>
      <PageHeader title={w('monitor.title')} about={monitor.is === 'checking' && w('monitor.checking')} />
      {monitor.is === 'failed' ? (
        <ErrorState error={monitor.error} onRetry={monitor.retry} />
      ) : (
        <Loading shape="form" count={6} />
      )}
    </>
  );
}

function Visitor({ kept }: { kept: number }) {
  const w = useMonitorWords();
  return (
    <>
      {kept > 0 && (
        <Box role="status" sx={{ fontWeight: 600, color: 'warning.main' }}>
          {w('monitor.keptForLogin', { count: kept })}
        </Box>
      )}
      <AskLogin />
    </>
  );
}

interface AtCourtProps {
  readonly known: Known;
  readonly scores: boolean;
  readonly recheck: () => Promise<unknown>;
  readonly calls: Calls;
  readonly network: Network;
}

function AtCourt({ known, scores, recheck, calls, network }: AtCourtProps) {
  const w = useMonitorWords();
  const { tid, ref_id, name, zone, own } = known;
  return (
    <>
      <Box sx={{ '& > header': { mb: 2, pb: 1 } }}>
        <PageHeader title={w('monitor.title')} tab={`${w('monitor.title')} · ${name}`} about={name} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {own.length === 0 ? (
          <NotAssigned onRecheck={recheck} />
        ) : (
          <NotifyDesk known={known} onCall={calls.press} courtless={calls.courtless} />
        )}
        {scores && own.length > 0 && (
          <Suspense>
            <ScoreReports tid={tid} network={network} />
          </Suspense>
        )}
        <OwnCalls tid={tid} ref_id={ref_id} zone={zone} calls={calls} network={network} />
      </Box>
    </>
  );
}

interface MonitorFrameProps {
  readonly status: ReactNode;
  /** Other pages are not cached, so offline nothing links to them. */
  readonly canLeave: boolean;
  readonly children: ReactNode;
}

const COLUMN = { width: '100%', maxWidth: 'sm', mx: 'auto', px: { xs: 2, sm: 3 } };

/** The whole phone for one task, without navigation. */
function MonitorFrame({ status, canLeave, children }: MonitorFrameProps) {
  const w = useMonitorWords();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {status}
      <Box component="main" id="content" sx={{ ...COLUMN, flex: 1, py: 2 }}>
        {children}
      </Box>
      <Box component="footer" sx={{ ...COLUMN, display: 'flex', alignItems: 'center', py: 1 }}>
        {canLeave && (
          <AppLink to="/" color="inherit" sx={{ py: 1.5 }}>
            {w('nav.home')}
          </AppLink>
        )}
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          <LanguageButton />
          <SchemeButton />
        </Box>
      </Box>
    </Box>
  );
}

/** Without a court, the person waits here for the desk. */
function NotAssigned({ onRecheck }: { onRecheck: () => Promise<unknown> }) {
  const w = useMonitorWords();
  const [isBusy, setBusy] = useState(false);
  const recheck = async () => {
    setBusy(true);
    await onRecheck();
    setBusy(false);
  };
  return (
    <State
      role="status"
      icon={<Sports />}
      title={w('monitor.none')}
      text={w('monitor.noneHelp')}
      action={
        <Button variant="contained" loading={isBusy} onClick={recheck}>
          {w('monitor.recheck')}
        </Button>
      }
    />
  );
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether a call made now would reach the desk. */
function useNetwork(sending: SenderState, asked: 'answered' | 'silent' | null): Network {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return networkOf({ online, live: useLive(), sending, asked });
}

const EVERY_MS = 10_000;

/** Refetches the page and runs `also`, of stable identity, when the network may be back; every 10 s while unanswered. */
function useRecovery(also: () => void): void {
  const queries = useQueryClient();
  const { status } = useLive();
  const wasLost = useRef(false);

  const recover = useCallback(() => {
    void queries.refetchQueries({ type: 'active' }, { cancelRefetch: false });
    also();
  }, [queries, also]);

  useEffect(() => {
    if (status === 'live' && wasLost.current) recover();
    wasLost.current = status === 'offline';
  }, [status, recover]);

  useEffect(() => {
    const isUnanswered = ({ state }: { state: { status: string } }) => state.status === 'error';
    const askAgain = () =>
      void queries.refetchQueries({ type: 'active', predicate: isUnanswered }, { cancelRefetch: false });
    const timer = setInterval(askAgain, EVERY_MS);
    window.addEventListener('online', recover);
    window.addEventListener('focus', recover);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', recover);
      window.removeEventListener('focus', recover);
    };
  }, [queries, recover]);
}
