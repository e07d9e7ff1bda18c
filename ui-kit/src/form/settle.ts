import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Form state after a save. Fields changed during the save keep what was typed, unsaved. Returns whether there are any. */
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
