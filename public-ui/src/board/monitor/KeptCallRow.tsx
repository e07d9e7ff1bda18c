import { clock, moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import { CallRow } from './CallRow.tsx';
import { isOld, type KeptCall } from './keptCall.ts';
import type { Calls } from './useCalls.ts';
import { useMonitorWords } from './words.ts';

interface KeptCallRowProps {
  readonly call: KeptCall;
  readonly zone: string;
  readonly calls: Pick<Calls, 'sending' | 'insist' | 'discard'>;
  /** UTC. */
  readonly now: string;
}

/** An undelivered call: it waits for the network, or for a decision. */
export function KeptCallRow({ call, zone, calls, now }: KeptCallRowProps) {
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
