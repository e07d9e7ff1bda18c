import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Done from '@mui/icons-material/Done';
import DoneAll from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import { CallRow } from './CallRow.tsx';
import type { OwnCall } from './useCalls.ts';
import { useMonitorWords } from './words.ts';

const MINUTE_MS = 60_000;

/** A call the desk has: sent, or received with a word of the desk. */
export function SentCallRow({ call, zone }: { call: OwnCall; zone: string }) {
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
