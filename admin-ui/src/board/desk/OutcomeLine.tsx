import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { ActButton } from './ActButton.tsx';
import type { Outcome } from './useOutcome.ts';

/**
 * What the last action came to, with Undo as long as it is the last. It stands in the header and not in a toast:
 * an action every few seconds would keep the lowest courts covered all day.
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
