import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Whether two values of a form are alike. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a form holds once what it sent is saved. Fields that were changed while the save was under way keep what was
 * typed, unsaved: answers whether there are any.
 */
export function settle<Values extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Values>,
  sent: Values,
  next: Values,
): boolean {
  const typed = Object.entries(getValues()).filter(([name, value]) => !same(value, sent[name]));
  reset(next as DefaultValues<Values>);
  for (const [name, value] of typed) setValue(name as Path<Values>, value, { shouldDirty: true });
  return typed.length > 0;
}
