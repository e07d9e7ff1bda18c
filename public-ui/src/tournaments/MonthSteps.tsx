import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { monthsLater } from './month.ts';
import { useTournamentWords } from './words.ts';

interface MonthStepsProps {
  readonly month: string;
  readonly name: string;
  readonly thisMonth: string;
  readonly onGo: (month: string) => void;
}

const square = { width: 44, height: 44, border: '1px solid var(--mui-palette-divider)' };

export function MonthSteps({ month, name, thisMonth, onGo }: MonthStepsProps) {
  const w = useTournamentWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <IconButton
        aria-label={w('calendar.previous')}
        sx={square}
        onClick={() => onGo(monthsLater(month, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton aria-label={w('calendar.next')} sx={square} onClick={() => onGo(monthsLater(month, 1))}>
        <ChevronRight />
      </IconButton>
      <Typography variant="h2" aria-live="polite" sx={{ ml: 1, mr: 'auto' }}>
        {name}
      </Typography>
      <Button variant="outlined" disabled={month === thisMonth} onClick={() => onGo(thisMonth)}>
        {w('calendar.today')}
      </Button>
    </Box>
  );
}
