import { type Gate, GateContext } from '@courtcrew/ui-kit/form/leaveGate.ts';
import { topModal, useCloseTop } from '@courtcrew/ui-kit/form/useCloseTop.ts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTournament } from './tournament.tsx';

/**
 * Asks before the Back key, a link or a shortcut leaves unsaved changes of a page or dialog. Back closes an open dialog
 * instead. The only blocker, as the router allows one at a time.
 */
export function LeaveGate({ children }: { readonly children: ReactNode }) {
  const gate = useRef<Gate | null>(null);
  return (
    <GateContext value={gate}>
      <Blocker gate={gate} />
      {children}
    </GateContext>
  );
}

function Blocker({ gate }: { readonly gate: RefObject<Gate | null> }) {
  const closeTop = useCloseTop();
  const { tournament } = useTournament();
  const isOther = (search: string): boolean => {
    const tid = new URLSearchParams(search).get('tid');
    return tid !== null && tid !== tournament?.tid;
  };
  const closes = useRef(false);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) => {
      closes.current = historyAction === 'POP' && topModal() !== undefined;
      const leads = here.pathname !== next.pathname || isOther(next.search);
      return closes.current || (gate.current !== null && leads);
    },
  );

  useEffect(() => {
    if (state !== 'blocked') return;
    if (closes.current) {
      reset();
      return void closeTop();
    }
    const ask = gate.current ?? (async () => true);
    void ask().then((yes) => (yes ? proceed() : reset()));
  }, [state, proceed, reset, gate, closeTop]);
  return null;
}
