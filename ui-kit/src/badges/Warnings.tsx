import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useWords } from '../words/words.tsx';
import { Badge } from './Badge.tsx';

/**
 * Marks a row whose person has another spot at the same hours, in a second tournament. `dense` is for lines that on a
 * phone have no room for the word beside the name.
 */
export function ConflictBadge({ dense = false }) {
  const w = useWords();
  return (
    <Badge tone="error" icon={<WarningAmber />} title={w('status.conflictMeans')}>
      <Box component="span" sx={{ display: { xs: dense ? 'none' : 'inline', sm: 'inline' } }}>
        {w('status.conflict')}
      </Box>
    </Badge>
  );
}

/** Of somebody in a shift for which the waiver should have been signed. */
export function WaiverMissing() {
  const w = useWords();
  return (
    <Badge tone="warning" weight="outline" icon={<WarningAmber />}>
      {w('status.waiverMissing')}
    </Badge>
  );
}
