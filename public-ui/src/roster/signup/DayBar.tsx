import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';
import type { ShiftDay } from './shiftWish.ts';
import { useDayText } from './useDayHeading.ts';

interface DayBarProps {
  readonly days: readonly ShiftDay[];
  /** Empty for all days. */
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

export function DayBar({ days, chosen, onChoose }: DayBarProps) {
  const w = useRosterWords();
  const dayText = useDayText();
  return (
    <Box
      role="group"
      aria-label={w('signup.days')}
      className="no-print"
      sx={{ display: 'flex', gap: 1, mb: 2, pb: 0.5, overflowX: 'auto' }}
    >
      <PressButton pressed={chosen === ''} onClick={() => onChoose('')} sx={option}>
        {w('signup.allDays')}
      </PressButton>
      {days.map((one) => (
        <PressButton key={one.day} pressed={chosen === one.day} onClick={() => onChoose(one.day)} sx={option}>
          {dayText(one)}
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {one.free > 0 ? w('signup.free', { count: one.free }) : w('signup.full')}
          </Box>
        </PressButton>
      ))}
    </Box>
  );
}

const option = { flex: 'none', display: 'grid', minHeight: 44, px: 1.5, lineHeight: 1.3 } as const;
