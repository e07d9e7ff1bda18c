import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Group from '@mui/icons-material/Group';
import Box from '@mui/material/Box';
import { useDeskWords } from '../words.ts';
import { type HeatCell, shortOf } from './heat.ts';

interface HeatLinkProps {
  readonly cell: HeatCell;
  readonly name: string;
  /** Row and column, by which arrow keys find it. */
  readonly place: string;
  readonly active: boolean;
  readonly onFocus: () => void;
}

const mixed = (color: string, percent: number): string =>
  `color-mix(in srgb, var(--mui-palette-${color}) ${Math.round(percent)}%, var(--mui-palette-background-paper))`;

/** Warmer the more people are missing; green once enough are there, stronger when all are confirmed. */
function groundOf(cell: HeatCell): string {
  const short = shortOf(cell);
  if (short > 0) return mixed('secondary-light', 10 + 40 * short);
  return mixed('success-light', cell.confirmed >= cell.spots ? 34 : 13);
}

export function HeatLink({ cell, name, place, active, onFocus }: HeatLinkProps) {
  const d = useDeskWords();
  const { date, spots, count, confirmed } = cell;
  const missing = Math.max(spots - count, 0);
  const Shape = confirmed >= spots ? CheckCircle : Group;
  return (
    <AppLink
      to={`/desk/editSchedule?${new URLSearchParams({ day: date, q: name })}`}
      data-cell={place}
      tabIndex={active ? 0 : -1}
      onFocus={onFocus}
      title={d('heat.cell', { name, date, spots, count, confirmed })}
      sx={{
        display: 'grid',
        gap: 0.25,
        minWidth: 96,
        px: 1,
        py: 0.75,
        borderRadius: '6px',
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        backgroundColor: groundOf(cell),
        '&:hover': { outline: '2px solid var(--mui-palette-primary-main)' },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 650 }}>
        {d('schedule.filled', { count, spots })}
        {missing > 0 ? <span>-{missing}</span> : <Shape sx={{ fontSize: '1rem', color: 'success.main' }} />}
      </Box>
      <Box component="span" sx={{ typography: 'caption' }}>
        {d('many.confirmed', { count: confirmed })}
      </Box>
    </AppLink>
  );
}
