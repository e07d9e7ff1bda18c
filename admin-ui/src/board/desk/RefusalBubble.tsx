import Alert from '@mui/material/Alert';
import Popper from '@mui/material/Popper';
import { useEffect } from 'react';
import { useBoardWords } from '../words.ts';
import type { Refusal } from './useOutcome.ts';

/** Long enough to read it twice, ms. */
const SHOWN_MS = 9_000;

const elementAt = (place: string): Element | null =>
  document.querySelector(`[data-drop="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`);

/** Why something was refused, at the place where it was tried; in the middle of the head where that has gone. */
export function RefusalBubble({ refusal, onClose }: { refusal: Refusal | null; onClose: () => void }) {
  const b = useBoardWords();
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal, onClose]);
  if (refusal === null) return null;
  const anchor = elementAt(refusal.place) ?? document.querySelector('h1');
  return (
    <Popper open anchorEl={anchor} placement="top" sx={{ zIndex: 30 }}>
      <Alert
        severity="warning"
        variant="filled"
        role="alert"
        onClose={onClose}
        closeText={b('action.close')}
        sx={{ m: 0.5, maxWidth: 340, boxShadow: '0 6px 24px rgb(6 30 34 / 0.28)' }}
      >
        {refusal.text}
      </Alert>
    </Popper>
  );
}
