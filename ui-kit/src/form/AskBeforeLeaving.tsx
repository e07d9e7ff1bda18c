import { useFormState } from 'react-hook-form';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

/** Asks before a page's form with unsaved changes is left. Forms in dialogs ask by themselves. */
export function AskBeforeLeaving() {
  const { isDirty, isSubmitting } = useFormState();
  useLeaveQuestion(isDirty && !isSubmitting);
  return null;
}
