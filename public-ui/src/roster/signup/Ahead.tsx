import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';

export function Ahead({ shift: { ahead, kind } }: { shift: Pick<ShiftForViewer, 'ahead' | 'kind'> }) {
  const w = useRosterWords();
  if (!ahead) return null;
  return (
    <Box component="span" sx={{ typography: 'body2' }}>
      {w(`signup.ahead.${kind}`, { count: ahead })}
    </Box>
  );
}
