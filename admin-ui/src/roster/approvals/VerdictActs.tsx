import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { useDeskWords } from '../words.ts';
import type { Approval } from './approval.ts';

const VerdictDialog = onDemand(async () => (await import('./VerdictDialog.tsx')).VerdictDialog);

/** Approves, denies or revokes; asks for a note first. */
export function VerdictActs({ who }: { who: Approval }) {
  const d = useDeskWords();
  const openAbove = useAboveList();
  const open = (approve: boolean) =>
    openAbove((close) => <VerdictDialog who={who} approve={approve} onClose={close} />);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {who.referee_approved !== true && (
        <Button
          variant="contained"
          aria-label={`${d('staff.approve')}: ${isolated(who.name)}`}
          onClick={() => open(true)}
        >
          {d('staff.approve')}
        </Button>
      )}
      {who.referee_approved !== false && (
        <Button
          variant="outlined"
          color="error"
          aria-label={`${d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}: ${isolated(who.name)}`}
          onClick={() => open(false)}
        >
          {d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}
        </Button>
      )}
    </Box>
  );
}
