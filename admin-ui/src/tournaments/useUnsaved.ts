import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useSetupWords } from './words.ts';

/** Asks before somebody leaves a page with changes that are not saved. */
export function useUnsaved(dirty: boolean): void {
  const w = useSetupWords();
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirm({
      title: w('setup.leaveTitle'),
      text: w('setup.leaveText'),
      action: w('setup.leave'),
      danger: true,
    }).then((yes) => (yes ? proceed?.() : reset?.()));
  }, [state, proceed, reset, confirm, w]);
}
