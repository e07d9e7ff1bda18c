import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before somebody leaves a page with changes that are not saved. */
export function useUnsaved(dirty: boolean): void {
  const ask = useLeaveQuestion(dirty);
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (state === 'blocked') void ask().then((yes) => (yes ? proceed() : reset()));
  }, [state, proceed, reset, ask]);
}
