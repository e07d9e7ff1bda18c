import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { type TimeZone, utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { minuteFrom } from './moments.ts';
import { useAuditWords } from './words.ts';

interface ReplayClockProps {
  readonly at: string;
  readonly zone: TimeZone;
  readonly onChange: (at: string | null) => void;
}

export function ReplayClock({ at, zone, onChange }: ReplayClockProps) {
  const a = useAuditWords();
  const wall = utcToWall(at, zone);
  const put = (date: string, time: string) => {
    const found = wallToUtc(date, time, zone);
    if (!isRefusal(found)) onChange(minuteFrom(found));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      <TextInput
        kind="day"
        label={a('replay.day')}
        value={wall.date}
        onChange={(event) => put(event.target.value, wall.time)}
        sx={{ width: 160 }}
      />
      <TextInput
        kind="time"
        label={a('replay.time')}
        value={wall.time}
        onChange={(event) => put(wall.date, event.target.value)}
        sx={{ width: 140 }}
      />
      <Button variant="text" onClick={() => onChange(null)}>
        {a('replay.now')}
      </Button>
    </Box>
  );
}
