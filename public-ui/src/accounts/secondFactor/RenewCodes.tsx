import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { afterRecoveryCodes } from './recoveryCodesDialog.ts';
import { useFactorWords } from './words.ts';

const RenewDialog = lazyDialog(
  afterRecoveryCodes(async () => (await import('./RenewDialog.tsx')).RenewDialog),
);

export function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const w = useFactorWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {w('factor.renew')}
      </Button>
      <RenewDialog open={open} onClose={() => setOpen(false)} onCodes={onCodes} />
    </>
  );
}
