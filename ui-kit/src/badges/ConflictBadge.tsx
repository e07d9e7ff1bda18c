import WarningAmber from '@mui/icons-material/WarningAmber';
import { useWords } from '../words/words.tsx';
import { Badge } from './Badge.tsx';

/** Marks a row whose person has another spot at the same hours, in a second tournament. */
export function ConflictBadge() {
  const w = useWords();
  return (
    <Badge tone="error" icon={<WarningAmber />} title={w('status.conflictMeans')}>
      {w('status.conflict')}
    </Badge>
  );
}
