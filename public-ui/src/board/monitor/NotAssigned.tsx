import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import Sports from '@mui/icons-material/Sports';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMonitorWords } from './words.ts';

/** Who looks after no court waits for the desk here. */
export function NotAssigned({ onRecheck }: { onRecheck: () => Promise<unknown> }) {
  const w = useMonitorWords();
  const [isBusy, setBusy] = useState(false);
  const recheck = async () => {
    setBusy(true);
    await onRecheck();
    setBusy(false);
  };
  return (
    <State
      role="status"
      icon={<Sports />}
      title={w('monitor.none')}
      text={w('monitor.noneHelp')}
      action={
        <Button variant="contained" loading={isBusy} onClick={recheck}>
          {w('monitor.recheck')}
        </Button>
      }
    />
  );
}
