import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { type TimeZone, utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';

const MINUTE = 60_000;

interface InstantProps {
  readonly label: string;
  /** UTC ISO text; empty while it is not known. */
  readonly value: string;
  readonly zone: TimeZone;
  readonly onChange: (instant: string) => void;
}

/** A day and a minute at the venue. The whole minute counts, to its last second. */
export function Instant({ label, value, zone, onChange }: InstantProps) {
  const wall = value && utcToWall(value, zone);
  const put = (typed: string) => {
    const [date = '', time = ''] = typed.split('T');
    const found = wallToUtc(date, time.slice(0, 5), zone);
    if (!isRefusal(found)) onChange(new Date(Date.parse(found) + MINUTE - 1).toISOString());
  };
  return (
    <TextInput
      label={label}
      type="datetime-local"
      value={wall && `${wall.date}T${wall.time}`}
      onChange={({ target }) => put(target.value)}
      sx={{ width: 230 }}
    />
  );
}
