import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useBoardWords } from '../words.ts';

const FinishDialog = lazyDialog(async () => (await import('./FinishDialog.tsx')).FinishDialog);

interface FinishMatchProps {
  readonly tid: string;
  readonly court: CourtRow;
}

/** The way for a referee to finish the own match. Without one on the court there is nothing to press. */
export function FinishMatch({ tid, court }: FinishMatchProps) {
  const w = useBoardWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" color="secondary" onClick={() => setOpen(true)} className="no-print">
        {w('finish.action')}
      </Button>
      <FinishDialog tid={tid} court={court} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
