import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTournament } from '../../shell/tournament.tsx';

/**
 * Asks before somebody leaves a page with changes that are not saved: for another page, or for another tournament, with
 * which the page begins anew.
 */
export function useUnsaved(dirty: boolean): void {
  const ask = useLeaveQuestion(dirty);
  const { tournament } = useTournament();
  const isOther = (search: string): boolean => {
    const tid = new URLSearchParams(search).get('tid');
    return tid !== null && tid !== tournament?.tid;
  };
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      dirty && (here.pathname !== next.pathname || isOther(next.search)),
  );

  useEffect(() => {
    if (state === 'blocked') void ask().then((yes) => (yes ? proceed() : reset()));
  }, [state, proceed, reset, ask]);
}
