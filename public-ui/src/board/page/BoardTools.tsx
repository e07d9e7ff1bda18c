import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import QrCode2 from '@mui/icons-material/QrCode2';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBoardWords } from '../words.ts';

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);

export function BoardTools({ onRefresh }: { onRefresh: () => void }) {
  const w = useBoardWords();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Refresh />} onClick={onRefresh}>
        {w('board.refresh')}
      </Button>
      <Button variant="outlined" startIcon={<QrCode2 />} onClick={() => setSharing(true)}>
        {w('board.share')}
      </Button>
      <Login />
      <ShareDialog open={sharing} onClose={() => setSharing(false)} />
    </>
  );
}

/** Public headers have no login, and a visitor has no place on the board. */
function Login() {
  const w = useBoardWords();
  const { user, pending } = useSession();
  const guard = useLoginGate();
  if (user || pending) return null;
  return (
    <Button variant="outlined" onClick={() => guard(() => {})}>
      {w('own.login')}
    </Button>
  );
}
