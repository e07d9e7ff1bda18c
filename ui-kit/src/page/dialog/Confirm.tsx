import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import type { Question } from './ConfirmDialog.tsx';
import { lazyDialog } from './lazyDialog.tsx';

const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(async () => false);

/** `if (await confirm({ title, text, action })) …` */
export const useConfirm = (): Ask => useContext(ConfirmContext);

/** Holds the application's one confirm dialog. A question replaced by another is answered with no. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const waiting = useRef<(yes: boolean) => void>(undefined);
  const ask = useCallback<Ask>((question) => {
    waiting.current?.(false);
    setAsked(question);
    setOpen(true);
    return new Promise((answer) => {
      waiting.current = answer;
    });
  }, []);
  const answer = (yes: boolean) => {
    setOpen(false);
    waiting.current?.(yes);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked && (
        <ConfirmDialog {...asked} open={open} onClose={() => answer(false)} onYes={() => answer(true)} />
      )}
    </ConfirmContext>
  );
}
