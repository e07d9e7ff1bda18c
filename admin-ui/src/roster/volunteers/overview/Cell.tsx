import { fillOf } from '@courtcrew/domain/roster/policies/display.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import { groundOf } from '../../parts/Fill.tsx';
import { useVolunteerWords } from '../words.ts';
import { missingIn, type Sum } from './grid.ts';

interface CellProps {
  readonly sum: Sum | undefined;
  /** Where the people of these shifts are managed. */
  readonly to: string | null;
}

/** Need, selected and confirmed of one category on one day. */
export function Cell({ sum, to }: CellProps) {
  const v = useVolunteerWords();
  if (!sum) return <Box sx={{ color: 'text.disabled' }}>-</Box>;
  const { count, spots, confirmed_count } = sum;
  const filled = v('schedule.filled', { count, spots });
  // As on the list of shifts, what is missing stands out.
  const strong = { fontWeight: 650, ...(missingIn(sum) > 0 && { color: 'secondary.main' }) };
  return (
    <Box
      title={v('overview.cell', { spots, count, confirmed: confirmed_count })}
      sx={{
        display: 'inline-grid',
        justifyItems: 'end',
        px: 1,
        py: 0.5,
        borderRadius: '6px',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        // Who waits for one shift fills no other, so only seats count here.
        backgroundColor: groundOf(fillOf({ ...sum, wait_count: 0 })),
      }}
    >
      {to ? (
        <AppLink to={to} sx={strong}>
          {filled}
        </AppLink>
      ) : (
        <Box component="span" sx={strong}>
          {filled}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {v('overview.confirmed', { count: confirmed_count })}
      </Box>
    </Box>
  );
}
