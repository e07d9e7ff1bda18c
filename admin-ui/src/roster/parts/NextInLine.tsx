import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import Box from '@mui/material/Box';
import { useDeskWords } from '../words.ts';

/** Free spots that somebody waiting fits, and the next of them. */
export function NextInLine({ shift: { spots, count, next } }: { shift: ShiftRow }) {
  const d = useDeskWords();
  if (!next) return null;
  return (
    <Box component="span" sx={{ fontWeight: 650, color: 'secondary.main' }}>
      {d('schedule.next', { count: spots - count, name: fullName(next) })}
    </Box>
  );
}
