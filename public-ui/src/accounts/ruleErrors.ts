import type { Problem } from '@courtcrew/domain/accounts/policies/profile.ts';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A rule that a form's values break: the field, and the text under it. */
export type Broken = Pick<Problem, 'inline'> & { readonly field: string };

/** A resolver from the area's own rules. Of several problems of a field the first is shown, in the reader's language. */
export function rulesResolver<Values extends FieldValues>(
  problems: (values: Values) => readonly Broken[],
): Resolver<Values> {
  return (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { field, inline } of problems(values)) errors[field] ??= { type: 'rule', message: inline };
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };
}
