import WarningAmber from '@mui/icons-material/WarningAmber';
import { useWords } from '../words/words.tsx';
import { Badge } from './Badge.tsx';

/** Of somebody in a shift for which the waiver should have been signed. */
export function WaiverMissing() {
  const w = useWords();
  return (
    <Badge tone="warning" weight="outline" icon={<WarningAmber />}>
      {w('status.waiverMissing')}
    </Badge>
  );
}
