import { clock, hours, readersZone, sameClock, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';

/** Venue hours below a heading that names day and zone; the reader's own where their clock differs. */
export function ShiftHours({ start, end, zone }: { start: string; end: string; zone: string }) {
  const w = useRosterWords();
  const { language } = useSpeech();
  const own = readersZone(zone);
  const ownDay = shortDay(start, own, language);
  const ownClock = clock(start, own, language);
  return (
    <span>
      <time dateTime={start} style={{ whiteSpace: 'nowrap' }}>
        {hours(start, end, zone, language)}
      </time>
      {!sameClock(start, zone, own) && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
          {ownDay === shortDay(start, zone, language) ? ownClock : `${ownDay} ${ownClock}`} {w('time.yours')}
        </Box>
      )}
    </span>
  );
}
