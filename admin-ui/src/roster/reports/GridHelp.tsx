import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeskWords } from '../words.ts';
import type { ShiftMoves } from './useShiftMoves.ts';

/** What the letters mean, or what is in hand and where it may go: read out as it changes. */
export function GridHelp({ moves: { held, letGo } }: { moves: ShiftMoves }) {
  const d = useDeskWords();
  return (
    <Box
      className="no-print"
      sx={{
        typography: 'body2',
        color: 'text.secondary',
        mb: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <span role="status">
        {held
          ? d('grid.held', { name: held.person, shift: held.shift.name })
          : `${d('grid.help')} ${d('grid.moveHelp')}`}
      </span>
      {held && (
        <Button size="small" onClick={letGo}>
          {d('grid.letGo')}
        </Button>
      )}
    </Box>
  );
}
