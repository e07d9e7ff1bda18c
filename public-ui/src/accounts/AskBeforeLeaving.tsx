import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useConfirm } from '../page/Confirm.tsx';
import { useWords } from '../words/words.tsx';

/** In a form: asks before its page is left with changes that were not saved. */
export function AskBeforeLeaving() {
  const w = useWords();
  const ask = useConfirm();
  const { isDirty, isSubmitting } = useFormState();
  const unsaved = isDirty && !isSubmitting;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = { title: w('form.leaveTitle'), text: w('form.leaveText'), action: w('form.leave') };
    void ask({ ...question, danger: true }).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker, ask, w]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return null;
}
