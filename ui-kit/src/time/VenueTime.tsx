import Box from '@mui/material/Box';
import { useSpeech, useWords } from '../words/words.tsx';
import { ownZone, sameClock, span } from './format.ts';

interface VenueTimeProps {
  /** UTC ISO instants. */
  readonly start: string;
  readonly end?: string | null;
  /** The tournament's zone. */
  readonly zone: string;
  /** Leaves the reader's own time away, where a list would say it in every row. */
  readonly venueOnly?: boolean;
}

/** A span in venue time, and below it in the reader's own time where the two clocks differ. */
export function VenueTime({ start, end = null, zone, venueOnly = false }: VenueTimeProps) {
  const w = useWords();
  const { language } = useSpeech();
  const own = ownZone();
  return (
    <span>
      <time dateTime={start}>{span(start, end, zone, language)}</time> ({w('time.venue')})
      {!venueOnly && !sameClock(start, zone, own) && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
          {span(start, end, own, language)} ({w('time.yours')})
        </Box>
      )}
    </span>
  );
}
