import { fillOf } from '@courtcrew/domain/roster/policies/display.ts';
import { shortageOf, totalShortage } from '@courtcrew/domain/roster/policies/shortage.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { FillMark, groundOf } from '../parts/Fill.tsx';
import { NextInLine } from '../parts/NextInLine.tsx';
import { ShortageMark } from '../parts/Shortage.tsx';
import { useDeskWords } from '../words.ts';

/** Extra height on a phone, px, where shortage, hours and category take three lines. */
export const SECOND_LINE_PX = 32;

export function ShiftLine({ shift, zone }: { shift: ShiftRow; zone: string }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const { start, end, spots, count, confirmed_count, wait_count } = shift;
  const mark = useSettling<HTMLDivElement>(`${spots} ${count} ${confirmed_count} ${wait_count}`);
  const short = shortageOf(shift);
  return (
    <Box
      ref={mark}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'center',
        columnGap: 1.5,
        pl: 1.5,
        pr: 1.5,
        borderLeft: '5px solid',
        backgroundColor: groundOf(fillOf(shift)),
      }}
      style={{ borderLeftColor: shift.color }}
    >
      <Box
        component="span"
        sx={{ fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {shift.name || categoryName(shift.category)}
      </Box>
      <FillMark shift={shift} />
      <Box
        component="span"
        sx={{
          typography: 'caption',
          lineHeight: { xs: 1.35, sm: undefined },
          color: 'text.secondary',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: '3', sm: '1' },
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        <ShortageMark of={short} />
        {totalShortage(short) > 0 && ' · '}
        <NextInLine shift={shift} /> {shift.next && '· '}
        {shortDay(start, zone, language)}, {hours(start, end, zone, language)} ·{' '}
        {categoryName(shift.category)}
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right' }}>
        {wait_count > 0 && d('schedule.applied', { count: wait_count })}
      </Box>
    </Box>
  );
}
