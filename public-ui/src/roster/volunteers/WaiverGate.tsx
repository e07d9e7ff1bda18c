import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

const WaiverDialog = lazyDialog(async () => (await import('./WaiverDialog.tsx')).WaiverDialog);

type Ask = (then?: () => void) => void;

const WaiverContext = createContext<Ask>(() => {});

/** `ask(then)` opens the waiver and calls `then` once it is signed. */
export const useWaiver = (): Ask => useContext(WaiverContext);

export function WaiverGate({ tid, children }: { tid: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [goesOn, setGoesOn] = useState(false);
  const waiting = useRef<(() => void) | undefined>(undefined);
  const ask = useCallback<Ask>((then) => {
    waiting.current = then;
    setGoesOn(then !== undefined);
    setOpen(true);
  }, []);
  const signed = () => {
    const then = waiting.current;
    waiting.current = undefined;
    then?.();
  };
  return (
    <WaiverContext value={ask}>
      {children}
      <WaiverDialog tid={tid} open={open} goesOn={goesOn} onClose={() => setOpen(false)} onSigned={signed} />
    </WaiverContext>
  );
}
