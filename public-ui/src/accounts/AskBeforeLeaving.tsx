import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useGate } from '../shell/gate.ts';

/** In a form: asks before its page is left with changes that were not saved. */
export function AskBeforeLeaving() {
  const w = useWords();
  const ask = useConfirm();
  const gate = useGate();
  const { isDirty, isSubmitting } = useFormState();
  const unsaved = isDirty && !isSubmitting;

  useEffect(() => {
    if (!unsaved) return;
    const question = { title: w('form.leaveTitle'), text: w('form.leaveText'), action: w('form.leave') };
    gate.current = () => ask({ ...question, danger: true });
    return () => {
      gate.current = null;
    };
  }, [unsaved, gate, ask, w]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return null;
}
