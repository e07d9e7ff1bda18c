import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { useCallback } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * What happens when two different passwords are sent: both fields are emptied, and the submit has its own text,
 * other than the one for leaving the field. The form's fields are `password` and `confirm`.
 */
export function useMismatch<Values extends FieldValues & { password: string; confirm: string }>() {
  return useCallback(
    (errors: FieldErrors<Values>, { setValue, setError, getValues }: UseFormReturn<Values>) => {
      const { password, confirm } = getValues();
      if (!('confirm' in errors) || password === confirm) return;
      for (const field of ['password', 'confirm'] as Path<Values>[])
        setValue(field, '' as PathValue<Values, Path<Values>>);
      setError('confirm' as Path<Values>, { type: 'rule', message: TEXTS.mismatchOnSubmit });
    },
    [],
  );
}
