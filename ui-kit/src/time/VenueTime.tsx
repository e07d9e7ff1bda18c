import Box from '@mui/material/Box';
import { useSpeech, useWords } from '../words/words.tsx';
import { datedSpan, readersZone, sameClock, span } from './format.ts';

interface VenueTimeProps {
  readonly start: string;
  readonly end?: string | null;
  readonly zone: string;
  /** Writes both as tables do. */
  readonly inTable?: boolean;
}

/** A span in venue time, and below it in the reader's own time where the two clocks differ. */
export function VenueTime({ start, end = null, zone, inTable = false }: VenueTimeProps) {
  const w = useWords();
  const { language } = useSpeech();
  const own = readersZone(zone);
  const text = inTable ? datedSpan : span;
  return (
    <span>
      <time dateTime={start}>{text(start, end, zone, language)}</time> ({w('time.venue')})
      {!sameClock(start, zone, own) && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
          {text(start, end, own, language)} ({w('time.yours')})
        </Box>
      )}
    </span>
  );
}
