import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { useFormState } from 'react-hook-form';

/** In a form: asks before its page is left with changes that were not saved. */
export function AskBeforeLeaving() {
  const { isDirty, isSubmitting } = useFormState();
  useLeaveQuestion(isDirty && !isSubmitting);
  return null;
}
