import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useDayText } from '../../kit/desk/useDayText.ts';
import type { PaperShift } from './people.ts';
import { usePaperWords } from './words.ts';

/** What is read from three steps away, and how many columns then fit. */
const LOOKS = {
  letter: { page: 'letter landscape', columns: 3, font: '11pt' },
  a3: { page: 'A3 landscape', columns: 4, font: '14pt' },
} as const;
export type WallSize = keyof typeof LOOKS;

interface WallScheduleProps {
  readonly shifts: readonly PaperShift[];
  readonly size: WallSize;
}

/** Who works when, a day a page, for the wall. */
export function WallSchedule({ shifts, size }: WallScheduleProps) {
  const d = usePaperWords();
  const { language } = useSpeech();
  const dayText = useDayText();
  const { page, columns, font } = LOOKS[size];
  return (
    <>
      <GlobalStyles styles={{ '@page': { size: page } }} />
      {[...Map.groupBy(shifts, ({ date }) => date)].map(([date, ofDay]) => (
        <Box key={date} component="section" aria-label={date} sx={DAY}>
          <Box component="h2" sx={{ m: 0, mb: 1, typography: 'h1' }}>
            {ofDay[0] && dayText(ofDay[0].start)}
          </Box>
          <Box
            sx={{
              columnWidth: '260px',
              columnGap: '8mm',
              fontSize: font,
              '@media print': { columnWidth: 'auto', columnCount: columns },
            }}
          >
            {ofDay.map(({ sid, name, work, start, end, time_zone, signup, spots, count }) => (
              <Box key={sid} className="keep-together" sx={SHIFT}>
                <Box component="h3" sx={{ m: 0, fontSize: 'inherit' }}>
                  {hours(start, end, time_zone, language)}
                  <Box component="span" sx={{ display: 'block' }}>
                    {name} · {work}
                  </Box>
                </Box>
                {signup.map((spot) => (
                  <div key={spot.spot_id}>
                    <bdi>{fullName(spot)}</bdi>
                  </div>
                ))}
                {count < spots && <em>{d('schedule.freeSpots', { count: spots - count })}</em>}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

const DAY = { mb: 4, '&:not(:last-child)': { breakAfter: 'page' } } as const;
const SHIFT = {
  breakInside: 'avoid',
  mb: '4mm',
  borderTop: '1px solid var(--mui-palette-divider)',
  pt: '1mm',
} as const;
