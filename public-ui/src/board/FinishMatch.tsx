import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useBoardWords } from './words.ts';

const FinishDialog = lazy(async () => ({ default: (await import('./FinishDialog.tsx')).FinishDialog }));

interface FinishMatchProps {
  readonly tid: string;
  readonly court: CourtRow;
}

/** The way for a referee to finish the own match. Without one on the court there is nothing to press. */
export function FinishMatch({ tid, court }: FinishMatchProps) {
  const w = useBoardWords();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="contained" color="secondary" onClick={ask} className="no-print">
        {w('finish.action')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <FinishDialog tid={tid} court={court} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
