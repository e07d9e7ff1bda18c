import { fillOf } from '@courtcrew/domain/roster/policies/display.ts';
import type { VolunteerShiftInNumbers } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Draw from '@mui/icons-material/DrawOutlined';
import Box from '@mui/material/Box';
import { FillMark, groundOf } from '../../parts/Fill.tsx';
import { NextInLine } from '../../parts/NextInLine.tsx';
import { useVolunteerWords } from '../words.ts';

interface ShiftLineProps {
  readonly shift: VolunteerShiftInNumbers;
  /** What its heading says already. */
  readonly under: 'day' | 'category';
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A shift in the list: whether it is chosen, when, how full, how many may wait. */
export function ShiftLine({ shift, under }: ShiftLineProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { start, end, time_zone: zone, spots, count, confirmed_count, wait_count, wait_spots } = shift;
  const mark = useSettling<HTMLDivElement>(
    `${spots} ${wait_spots} ${count} ${confirmed_count} ${wait_count}`,
  );
  const other = under === 'day' ? shift.category_name : shortDay(start, zone, language);
  return (
    <Box
      ref={mark}
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        borderLeft: '5px solid',
        backgroundColor: groundOf(fillOf(shift)),
      }}
      style={{ borderLeftColor: shift.color }}
    >
      <Box
        sx={{
          display: 'flex',
          color: 'text.secondary',
          '& .chosen, [aria-selected="true"] & .free': { display: 'none' },
          '[aria-selected="true"] & .chosen': { display: 'block', color: 'primary.main' },
        }}
      >
        <CheckBox className="chosen" fontSize="small" />
        <CheckBoxBlank className="free" fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, ...cut }}>
          {shift.name}
          {shift.signature_required && (
            <Draw
              titleAccess={v('setup.signature')}
              sx={{ ml: 0.75, fontSize: '1rem', verticalAlign: '-2px', color: 'text.secondary' }}
            />
          )}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', ...cut }}>
          <NextInLine shift={shift} /> {shift.next && '· '}
          {hours(start, end, zone, language)} · {other}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end' }}>
        <FillMark shift={shift} />
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {wait_spots === null
            ? v('shifts.appliedAny', { count: wait_count })
            : v('shifts.applied', { count: wait_count, spots: wait_spots })}
        </Box>
      </Box>
    </Box>
  );
}
