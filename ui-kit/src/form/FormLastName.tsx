import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '../words/words.tsx';
import { FormCheck } from './FormCheck.tsx';
import { FormText } from './FormText.tsx';
import type { TextInputProps } from './TextInput.tsx';

type LastNameProps = Omit<TextInputProps, 'kind' | 'error' | 'value' | 'name' | 'required'>;

/** `last`, and `one_name` for single names: ticked, it empties the last name. */
export function FormLastName({ disabled = false, ...input }: LastNameProps) {
  const w = useWords();
  const { setValue, clearErrors } = useFormContext();
  const isOnly = useWatch({ name: 'one_name' }) === true;
  useEffect(() => {
    if (!isOnly) return;
    setValue('last', '', { shouldDirty: true });
    clearErrors('last');
  }, [isOnly, setValue, clearErrors]);
  return (
    <div>
      <FormText {...input} kind="name" name="last" required={!isOnly} disabled={disabled || isOnly} />
      <FormCheck name="one_name" label={w('person.oneName')} disabled={disabled} />
    </div>
  );
}
