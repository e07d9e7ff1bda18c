import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { ActButton } from './ActButton.tsx';
import type { Outcome } from './useOutcome.ts';

/**
 * Outcome of the last action, with Undo. In the header, because a toast every few seconds would cover the lowest
 * courts all day.
 */
export const OutcomeLine = ({ outcome, onUndo }: { outcome: Outcome | null; onUndo: () => void }) => (
  <Box
    role="status"
    data-place="undo"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minWidth: 0,
      minHeight: { md: 30 },
      order: { xs: 3, md: 0 },
      flex: { md: '1 1 0' },
      typography: 'body2',
      fontWeight: 600,
      color: 'success.main',
    }}
  >
    {outcome && (
      <>
        <CheckCircle sx={{ fontSize: '1.125rem' }} />
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { md: 'nowrap' } }}
        >
          {outcome.text}
        </Box>
        {outcome.undo !== null && <ActButton act={{ key: 'u', label: ['action.undo'], run: onUndo }} />}
      </>
    )}
  </Box>
);
