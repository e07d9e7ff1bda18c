import { useFormState } from 'react-hook-form';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

/** In the form of a page: asks before the page is left with changes that were not saved. Forms of dialogs ask by themselves. */
export function AskBeforeLeaving() {
  const { isDirty, isSubmitting } = useFormState();
  useLeaveQuestion(isDirty && !isSubmitting);
  return null;
}
