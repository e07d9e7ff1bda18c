import { useShare } from '@courtcrew/ui-kit/page/useShare.ts';
import Share from '@mui/icons-material/ShareOutlined';
import IconButton from '@mui/material/IconButton';
import { useRosterWords } from '../words.ts';
import { type LinkedShift, shiftPath } from './shiftPath.ts';
import { useShiftNamed } from './useShiftNamed.ts';

/** Sends the link of one shift to somebody it may suit. */
export function ShareShift({ shift }: { shift: LinkedShift }) {
  const w = useRosterWords();
  const share = useShare();
  const name = useShiftNamed()(shift);
  return (
    <IconButton
      aria-label={w('action.shareOf', { name })}
      className="no-print"
      onClick={() => void share({ title: name, path: shiftPath(shift) })}
      sx={{ width: 44, height: 44, flex: 'none' }}
    >
      <Share fontSize="small" />
    </IconButton>
  );
}
