import { SUBJECT_MAX } from '@courtcrew/domain/messaging/templates/limits.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useMessagingWords } from './words.ts';

/** What a mail is about. */
export function SubjectField() {
  const m = useMessagingWords();
  return (
    <FormText
      kind="text"
      name="subject"
      label={m('template.subject')}
      required
      inputProps={{ maxLength: SUBJECT_MAX }}
    />
  );
}
