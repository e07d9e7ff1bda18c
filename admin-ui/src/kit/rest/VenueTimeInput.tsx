import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { isTimeZone, type TimeZone, utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import { useRecordContext } from 'react-admin';
import { TextInput } from './inputs.tsx';

interface VenueTimeInputProps {
  /** Field with a UTC instant, read by the record's `time_zone`. */
  readonly source: string;
  readonly label: string;
}

/** Day and time by the venue's clock, which the label names. */
export function VenueTimeInput({ source, label }: VenueTimeInputProps) {
  const w = useWords();
  const zone = useRecordContext<{ id: string; time_zone: string }>()?.time_zone ?? '';
  if (!isTimeZone(zone)) return null;
  return (
    <TextInput
      kind="moment"
      source={source}
      label={label}
      helperText={`${w('time.venue')} (${zone})`}
      format={(iso: string | null) => atVenue(iso, zone)}
      parse={(typed: string) => fromVenue(typed, zone)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** `2026-03-07T08:00` for the browser's field; text that is no instant stays as it is. */
export function atVenue(iso: string | null, zone: TimeZone): string {
  if (!iso || Number.isNaN(Date.parse(iso)) || !iso.endsWith('Z')) return iso ?? '';
  const { date, time } = utcToWall(iso, zone);
  return `${date}T${time}`;
}

/** The instant meant. An hour that clocks skip stays as typed: the server refuses it. */
export function fromVenue(typed: string, zone: TimeZone): string {
  const [date = '', time = ''] = typed.split('T');
  const instant = wallToUtc(date, time.slice(0, 5), zone);
  return isRefusal(instant) ? typed : instant;
}
