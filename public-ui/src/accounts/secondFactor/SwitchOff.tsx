import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFactorWords } from './words.ts';

const SwitchOffDialog = lazyDialog(async () => (await import('./SwitchOffDialog.tsx')).SwitchOffDialog);

export function SwitchOff() {
  const w = useFactorWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {w('factor.switchOff')}
      </Button>
      <SwitchOffDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
