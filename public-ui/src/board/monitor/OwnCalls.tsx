import { getOwnNotifications } from '@courtcrew/domain/board/contract.ts';
import type { NotificationType } from '@courtcrew/domain/board/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { clock, moment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Done from '@mui/icons-material/Done';
import DoneAll from '@mui/icons-material/DoneAll';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useKeptPage } from '../../offline/useKeptPage.ts';
import { isOld, type KeptCall } from './keptCall.ts';
import type { Network } from './network.ts';
import type { Calls, OwnCall } from './useCalls.ts';
import { useMonitorWords } from './words.ts';

/** One cached page serves every tournament. */
const MONITOR_SCOPE = '/volunteer/courtmonitor/';

const REFRESH_MS = 60_000;

interface OwnCallsProps {
  readonly tid: string;
  readonly ref_id: string;
  readonly zone: string;
  readonly calls: Calls;
  readonly network: Network;
}

/** The own calls: those still on this phone first, then the day's, newest first. */
export function OwnCalls({ tid, ref_id, zone, calls, network }: OwnCallsProps) {
  const w = useMonitorWords();
  const { language } = useSpeech();
  const now = useNow();
  const heading = useId();
  useRoom(`notification:${tid}`, { refreshes: [getOwnNotifications], also: ['notification'] });
  const { data: sent } = useCall(getOwnNotifications, { params: { tid } }, { refreshEvery: REFRESH_MS });
  const kept = calls.kept.filter(({ body }) => body.ref_id === ref_id).reverse();
  const isOffline = network === 'none';
  const isKept = useKeptPage(MONITOR_SCOPE, isOffline);
  const others = calls.kept.length - kept.length;
  return (
    <section aria-labelledby={heading}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.25 }}>
        <Typography variant="h2" id={heading}>
          {w('own.calls')}
        </Typography>
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
          {zoneName(now, zone, language)} ({w('time.venue')})
        </Box>
      </Box>
      {isOffline && (
        <Said>
          {w('own.goOut')} {!isKept && w('own.keepOpen')}
        </Said>
      )}
      {others > 0 && <Said>{w('own.others', { count: others })}</Said>}
      <Box
        component="ul"
        aria-labelledby={heading}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {kept.map((call) => (
          <KeptCallRow key={call.id} call={call} zone={zone} calls={calls} now={now} />
        ))}
        {sent?.map((call) => (
          <SentCallRow key={call.nid} call={call} zone={zone} />
        ))}
      </Box>
      {sent === undefined &&
        (isOffline ? <Said>{w('own.callsOffline')}</Said> : <Loading shape="list" count={2} />)}
      {sent?.length === 0 && kept.length === 0 && <Said>{w('own.callsEmpty')}</Said>}
    </section>
  );
}

const Said = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', py: 1 }}>{children}</Box>
);

const MINUTE_MS = 60_000;

function SentCallRow({ call, zone }: { call: OwnCall; zone: string }) {
  const w = useMonitorWords();
  const { language } = useSpeech();
  const at = (time: string) => clock(time, zone, language);
  const { type, court_num, message, time, received, confirmed_at, response } = call;
  const isLate = Date.parse(received) - Date.parse(time) >= MINUTE_MS;
  const sent = isLate
    ? w('own.sentLater', { called: at(time), time: at(received) })
    : w('own.sentAt', { time: at(received) });
  return (
    <CallRow
      type={type}
      court={court_num}
      message={message}
      icon={confirmed_at ? <DoneAll /> : <Done />}
      color={confirmed_at ? 'success.main' : 'text.secondary'}
    >
      {sent}
      {confirmed_at && <Box>{w('own.received', { time: at(confirmed_at) })}</Box>}
      {response && (
        <Box sx={{ mt: 0.5, color: 'text.primary', typography: 'body1', fontWeight: 550 }}>“{response}”</Box>
      )}
    </CallRow>
  );
}

interface KeptCallRowProps {
  readonly call: KeptCall;
  readonly zone: string;
  readonly calls: Pick<Calls, 'sending' | 'insist' | 'discard'>;
  /** UTC. */
  readonly now: string;
}

/** An undelivered call: it waits for the network, or for a decision. */
function KeptCallRow({ call, zone, calls, now }: KeptCallRowProps) {
  const w = useMonitorWords();
  const { language } = useSpeech();
  const { type, court_num, message, called_at } = call.body;
  const what = { type, court: court_num, message };
  const decide = (again: string) => (
    <>
      <Button variant="outlined" onClick={() => calls.insist(call)}>
        {again}
      </Button>
      <Button variant="text" color="inherit" onClick={() => calls.discard(call)}>
        {w('own.discard')}
      </Button>
    </>
  );
  if (call.refused !== null) {
    return (
      <CallRow {...what} icon={<ErrorOutline />} color="error.main" actions={decide(w('action.retry'))}>
        {w('own.notSent', { reason: call.refused })}
      </CallRow>
    );
  }
  if (isOld(call, Date.parse(now))) {
    return (
      <CallRow {...what} icon={<ErrorOutline />} color="warning.main" actions={decide(w('own.sendOld'))}>
        {w('own.old', { time: moment(called_at, zone, language) })}
      </CallRow>
    );
  }
  return (
    <CallRow {...what} icon={<Schedule />} color="warning.main">
      {calls.sending === 'sending'
        ? w('own.sending')
        : w('own.keptHere', { time: clock(called_at, zone, language) })}
    </CallRow>
  );
}

interface CallRowProps {
  readonly type: NotificationType;
  readonly court: string;
  readonly message: string | null;
  readonly icon: ReactNode;
  readonly color: 'text.secondary' | 'success.main' | 'warning.main' | 'error.main';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

function CallRow({ type, court, message, icon, color, children, actions }: CallRowProps) {
  const w = useMonitorWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        '& > svg': { mt: 0.25, color },
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650 }}>
          {w(`call.${type}`)} · {w('monitor.court', { court })}
        </Box>
        {message && <Box sx={{ typography: 'body2', whiteSpace: 'pre-wrap' }}>{message}</Box>}
        <Box sx={{ typography: 'body2', color }}>{children}</Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>}
      </Box>
    </Box>
  );
}
