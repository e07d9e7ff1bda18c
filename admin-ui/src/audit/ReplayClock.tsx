import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { type TimeZone, utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAuditWords } from './words.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

interface ReplayClockProps {
  /** The instant shown; null for now. */
  readonly at: string | null;
  readonly zone: TimeZone;
  readonly onChange: (at: string | null) => void;
}

/** A day and a minute at the venue, and steps of an hour. The whole minute counts, to its last second. */
export function ReplayClock({ at, zone, onChange }: ReplayClockProps) {
  const a = useAuditWords();
  const instant = at ?? new Date().toISOString();
  const wall = utcToWall(instant, zone);
  const put = (date: string, time: string) => {
    const found = wallToUtc(date, time, zone);
    if (!isRefusal(found)) onChange(new Date(Date.parse(found) + MINUTE - 1).toISOString());
  };
  const step = (by: number) => onChange(new Date(Date.parse(instant) + by).toISOString());
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <TextInput
        label={a('replay.day')}
        type="date"
        value={wall.date}
        onChange={(event) => put(event.target.value, wall.time)}
        sx={{ width: 160 }}
      />
      <TextInput
        label={a('replay.time')}
        type="time"
        value={wall.time}
        onChange={(event) => put(wall.date, event.target.value)}
        sx={{ width: 140 }}
      />
      <Button variant="outlined" onClick={() => step(-HOUR)}>
        {a('replay.back')}
      </Button>
      <Button variant="outlined" onClick={() => step(HOUR)}>
        {a('replay.forward')}
      </Button>
      <Button variant="text" onClick={() => onChange(null)}>
        {a('replay.now')}
      </Button>
    </Box>
  );
}
