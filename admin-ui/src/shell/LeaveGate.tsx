import { type Gate, GateContext } from '@courtcrew/ui-kit/form/leaveGate.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTournament } from './tournament.tsx';

/**
 * Asks before the Back key, a link or a key leads away from what is not saved, on a page or in a dialog over it: to another
 * page, or to another tournament, with which the page begins anew. The router heeds one blocker at a time: this is the only one.
 */
export function LeaveGate({ children }: { readonly children: ReactNode }) {
  const gate = useRef<Gate | null>(null);
  const { tournament } = useTournament();
  const isOther = (search: string): boolean => {
    const tid = new URLSearchParams(search).get('tid');
    return tid !== null && tid !== tournament?.tid;
  };
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      gate.current !== null && (here.pathname !== next.pathname || isOther(next.search)),
  );

  useEffect(() => {
    if (state !== 'blocked') return;
    const ask = gate.current ?? (async () => true);
    void ask().then((yes) => (yes ? proceed() : reset()));
  }, [state, proceed, reset]);

  return <GateContext value={gate}>{children}</GateContext>;
}
