import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useClient } from '../data/DataRoot.tsx';
import { lazyDialog } from '../page/dialog/lazyDialog.tsx';

const ProofDialog = lazyDialog(async () => (await import('./ProofDialog.tsx')).ProofDialog);

interface Waiting {
  readonly answer: Promise<boolean>;
  readonly give: (proved: boolean) => void;
}

function question(): Waiting {
  let give: Waiting['give'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** Asks for a new proof of identity over the page, which keeps its input; the request is then retried. */
export function Reauthenticate({ children }: { children: ReactNode }) {
  const client = useClient();
  const [open, setOpen] = useState(false);
  const waiting = useRef<Waiting | null>(null);

  useEffect(() => {
    client.reauthenticateWith(() => {
      // Two requests at once ask once.
      waiting.current ??= question();
      setOpen(true);
      return waiting.current.answer;
    });
    return () => client.reauthenticateWith(null);
  }, [client]);

  const answer = (proved: boolean) => {
    setOpen(false);
    waiting.current?.give(proved);
    waiting.current = null;
  };

  return (
    <>
      {children}
      <ProofDialog open={open} onClose={() => answer(false)} onDone={() => answer(true)} />
    </>
  );
}
