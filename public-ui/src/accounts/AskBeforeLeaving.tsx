import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useGate } from '../shell/gate.ts';

/** In a form: asks before its page is left with changes that were not saved. */
export function AskBeforeLeaving() {
  const gate = useGate();
  const { isDirty, isSubmitting } = useFormState();
  const unsaved = isDirty && !isSubmitting;
  const ask = useLeaveQuestion(unsaved);

  useEffect(() => {
    if (!unsaved) return;
    gate.current = ask;
    return () => {
      gate.current = null;
    };
  }, [unsaved, gate, ask]);
  return null;
}
