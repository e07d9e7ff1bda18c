import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';

export function Ahead({ shift: { ahead } }: { shift: Pick<ShiftForViewer, 'ahead'> }) {
  const w = useRosterWords();
  if (!ahead) return null;
  return (
    <Box component="span" sx={{ typography: 'body2' }}>
      {w('signup.ahead', { count: ahead })}
    </Box>
  );
}
