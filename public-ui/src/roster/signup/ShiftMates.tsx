import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import Box from '@mui/material/Box';
import { useRosterWords } from '../words.ts';
import { Folded } from './Folded.tsx';

/** So many names are read at a glance; more would bury the shifts below them. */
const FEW = 3;

/** Who else is in a shift. */
export function ShiftMates({ shift }: { shift: Pick<ShiftForViewer, 'signup' | 'shift_id'> }) {
  const w = useRosterWords();
  const others = shift.signup.filter(({ shift_id }) => shift_id !== shift.shift_id);
  if (others.length === 0) return null;
  const names = listed(others.map(fullName));
  const line = <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{w('signup.with', { names })}</Box>;
  return others.length > FEW ? (
    <Folded label={w('signup.seeWho', { count: others.length })}>{line}</Folded>
  ) : (
    line
  );
}
