import { fillOf } from '@courtcrew/domain/roster/policies/display.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import { groundOf } from '../../roster/index.ts';
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
  const missing = missingIn(sum);
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
        <AppLink to={to} sx={{ fontWeight: 650 }}>
          {filled}
        </AppLink>
      ) : (
        <Box component="span" sx={{ fontWeight: 650 }}>
          {filled}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {v('overview.confirmed', { count: confirmed_count })}
        {missing > 0 && ` · ${v('schedule.needs', { count: missing })}`}
      </Box>
    </Box>
  );
}
