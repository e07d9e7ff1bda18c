import type { FieldValues, ResolverResult } from 'react-hook-form';

/** Form values, or errors by field; an undefined text is no error. */
export function checked<Values extends FieldValues>(
  values: Values,
  faults: Readonly<Record<string, string | false>>,
): ResolverResult<Values> {
  const errors = Object.entries(faults).flatMap(([field, message]) =>
    message ? [[field, { type: 'typed', message }]] : [],
  );
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
}
