import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Question } from './ConfirmDialog.tsx';
import { lazyDialog } from './lazyDialog.tsx';

const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(async () => false);

/** `if (await confirm({ title, text, action })) …` */
export const useConfirm = (): Ask => useContext(ConfirmContext);

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

/** Holds the one confirm dialog of an application. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ ...question, answer });
        setOpen(true);
      }),
    [],
  );
  const answer = (yes: boolean) => {
    setOpen(false);
    asked?.answer(yes);
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
