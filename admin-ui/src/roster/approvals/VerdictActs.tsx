import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useDeskWords } from '../words.ts';
import type { Approval } from './approval.ts';

const VerdictDialog = onDemand(async () => (await import('./VerdictDialog.tsx')).VerdictDialog);

/** Approves or denies one request, or takes an approval back; asks for a note before anything is sent. */
export function VerdictActs({ who }: { who: Approval }) {
  const d = useDeskWords();
  const [verdict, setVerdict] = useState<boolean | null>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {who.referee_approved !== true && (
        <Button
          variant="contained"
          aria-label={`${d('staff.approve')}: ${who.name}`}
          onClick={() => setVerdict(true)}
        >
          {d('staff.approve')}
        </Button>
      )}
      {who.referee_approved !== false && (
        <Button
          variant="outlined"
          color="error"
          aria-label={`${d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}: ${who.name}`}
          onClick={() => setVerdict(false)}
        >
          {d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}
        </Button>
      )}
      {verdict !== null && <VerdictDialog who={who} approve={verdict} onClose={() => setVerdict(null)} />}
    </Box>
  );
}
