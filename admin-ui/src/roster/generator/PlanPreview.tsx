import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { wallClock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { endDay } from '../setup/shiftValues.ts';
import { useDeskWords } from '../words.ts';
import { MOST, type PlannedShift } from './plan.ts';

interface PlanPreviewProps {
  readonly planned: readonly PlannedShift[];
  readonly spots: number;
  readonly zone: string;
  readonly onLeaveOut: (key: string) => void;
}

export function PlanPreview({ planned, spots, zone, onLeaveOut }: PlanPreviewProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  return (
    <section aria-labelledby="plan">
      <Box component="h2" id="plan" sx={{ m: 0, mb: 0.5, typography: 'h2' }}>
        {d('generator.result')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>
        {planned.length === 0
          ? d('generator.nothing')
          : planned.length > MOST
            ? d('generator.tooMany', { count: planned.length })
            : d('setup.venueTime', { zone })}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '60vh', overflowY: 'auto' }}
        tabIndex={0}
      >
        {planned.slice(0, MOST).map(({ key, date, slot }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 40,
              pl: 1.5,
              borderLeft: '5px solid',
              borderBottom: '1px solid var(--mui-palette-divider)',
              backgroundColor: 'background.paper',
            }}
            style={{ borderLeftColor: slot.color }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {ownDate(date, language)} · {wallClock(slot.start, language)}
              {slot.end !== '' && ` - ${wallClock(slot.end, language)}`}
              {endDay(date, slot.start, slot.end) !== date && ` (${d('hours.nextDay')})`} · {slot.name || '-'}
            </Box>
            <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{spots}</Box>
            <IconButton
              size="small"
              aria-label={d('generator.leaveOut', { name: `${slot.name} ${ownDate(date, language)}` })}
              onClick={() => onLeaveOut(key)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </section>
  );
}
