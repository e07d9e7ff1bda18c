import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAccountWords } from './words.ts';

const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

export function DeleteAccount() {
  const w = useAccountWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {w('security.delete')}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
