import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';
import { freeSpots } from './shiftWish.ts';
import { barsOf } from './timeline.ts';

interface DayTimelineProps {
  readonly shifts: readonly ShiftForViewer[];
  readonly now: string;
}

/** A day's shifts in time: free, own, and overlapping ones. */
export function DayTimeline({ shifts, now }: DayTimelineProps) {
  const w = useRosterWords();
  const { language } = useSpeech();
  const bars = barsOf(shifts);
  return (
    <Box component="ul" aria-label={w('signup.timeline')} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
      {shifts.map((shift, index) => {
        const free = freeSpots(shift, now);
        const tone = shift.status ? 'success.main' : free > 0 ? 'primary.light' : 'divider';
        return (
          <Box component="li" key={shift.sid} sx={{ py: 0.5, typography: 'body2' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {shift.name}
              </Box>
              {hours(shift.start, shift.end, shift.time_zone, language)}
              <Box component="span" sx={{ color: 'text.secondary', ml: 'auto' }}>
                {shift.status
                  ? w('signup.yours')
                  : free > 0
                    ? w('signup.free', { count: free })
                    : w('signup.full')}
              </Box>
            </Box>
            <Box sx={{ height: 8, borderRadius: 1, backgroundColor: 'action.hover' }}>
              <Box
                sx={{
                  height: 8,
                  borderRadius: 1,
                  ml: `${bars[index]?.left}%`,
                  width: `${bars[index]?.width}%`,
                  backgroundColor: tone,
                }}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
