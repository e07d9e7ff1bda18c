import Box from '@mui/material/Box';
import { StepLine } from '../../kit/undo/StepLine.tsx';
import type { Outcome } from './useOutcome.ts';

/**
 * Outcome of the last action, with Undo. In the header, because a toast every few seconds would cover the lowest
 * courts all day.
 */
export const OutcomeLine = ({ outcome, onUndo }: { outcome: Outcome | null; onUndo: () => void }) => (
  <Box sx={{ order: { xs: 3, md: 0 }, flex: { md: '1 1 0' }, minWidth: 0 }}>
    <StepLine
      step={outcome && { text: outcome.text, undo: outcome.undo === null ? null : async () => onUndo() }}
      keyName="U"
    />
  </Box>
);
