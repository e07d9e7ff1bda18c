import { useCallback, useEffect } from 'react';
import { useConfirm } from '../page/Confirm.tsx';
import { useWords } from '../words/words.tsx';

/**
 * For a page with changes that may not be saved: the browser asks by itself before its tab is closed. Whoever leads
 * to another page of the application asks with what is answered here: true means to leave.
 */
export function useLeaveQuestion(unsaved: boolean): () => Promise<boolean> {
  const w = useWords();
  const confirm = useConfirm();

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return useCallback(
    () =>
      confirm({
        title: w('form.leaveTitle'),
        text: w('form.leaveText'),
        action: w('form.leave'),
        danger: true,
      }),
    [confirm, w],
  );
}
