import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { useWords } from '../words/words.tsx';
import { Badge } from './Badge.tsx';

/** Double booking in another tournament. `dense` leaves the word out where a phone's line has no room. */
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

export function WaiverMissing() {
  const w = useWords();
  return (
    <Badge tone="warning" weight="outline" icon={<WarningAmber />}>
      {w('status.waiverMissing')}
    </Badge>
  );
}
