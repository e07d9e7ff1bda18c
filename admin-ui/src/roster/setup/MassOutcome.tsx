import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useDeskWords } from '../words.ts';
import type { Refused } from './useMassEdit.ts';

/** Shifts a bulk edit refused, with reasons. */
export function MassOutcome({ refused }: { refused: readonly Refused[] }) {
  const d = useDeskWords();
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {d('bulk.refused', { count: refused.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
        {refused.map(({ shift, reason }) => (
          <li key={shift.sid}>
            <strong>{shift.name}</strong>: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
