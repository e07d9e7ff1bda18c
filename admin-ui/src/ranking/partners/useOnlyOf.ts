import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/**
 * Chooses nothing once the list offers no more what was chosen: it shows that nothing is, while the form would go on
 * holding it. Undefined while the list is being read.
 */
export function useOnlyOf(name: string, offered: readonly string[] | undefined): void {
  const { setValue } = useFormContext();
  const chosen: string = useWatch({ name }) ?? '';
  const isGone = chosen !== '' && offered !== undefined && !offered.includes(chosen);
  useEffect(() => {
    if (isGone) setValue(name, '', { shouldDirty: true });
  }, [isGone, name, setValue]);
}
