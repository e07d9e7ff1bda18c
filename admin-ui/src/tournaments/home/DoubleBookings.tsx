import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { getDoubleBookings } from '@courtcrew/domain/roster/contract.ts';
import type { DoubleBooking } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { clock, datedDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ChosenTournament } from '../../shell/tournament.tsx';
import { useSetupWords } from '../words.ts';

/** Longer lists are not read in a dialog; all rows are marked afterwards. */
const SHOWN = 30;

/** People who would be in two shifts at once if the archived tournament were restored. */
export function DoubleBookings({ tournament: { tid, time_zone } }: { tournament: ChosenTournament }) {
  const w = useSetupWords();
  const { data, error } = useCall(getDoubleBookings, { params: { tid } });
  if (!data) return <p role="status">{w(error ? 'status.doublesUnread' : 'status.doublesLoading')}</p>;
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, '& ul': { m: 0, mt: 1, pl: 2.5 } }}>
      {w('status.doubles')}
      <Box component="ul">
        {data.slice(0, SHOWN).map((row) => (
          <Double key={`${row.shift_id} ${row.tournament} ${row.other_start}`} row={row} zone={time_zone} />
        ))}
      </Box>
      {data.length > SHOWN && w('status.doublesMore', { count: String(data.length - SHOWN) })}
    </Alert>
  );
}

function Double({ row, zone }: { row: DoubleBooking; zone: string }) {
  const { language } = useSpeech();
  const { first, last, name, start, end, tournament, other_name } = row;
  return (
    <li>
      <strong>{fullName({ first, last })}</strong>: <bdi>{name}</bdi>, {datedDay(start, zone, language)},{' '}
      {clock(start, zone, language)} - {clock(end, zone, language)} · <bdi>{tournament}</bdi>:{' '}
      <bdi>{other_name}</bdi>
    </li>
  );
}
