import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/**
 * Clears the choice once the list no longer offers it; the form would keep the value unseen. `offered` is undefined
 * while loading.
 */
export function useOnlyOf(name: string, offered: readonly string[] | undefined): void {
  const { setValue } = useFormContext();
  const chosen: string = useWatch({ name }) ?? '';
  const isGone = chosen !== '' && offered !== undefined && !offered.includes(chosen);
  useEffect(() => {
    if (isGone) setValue(name, '', { shouldDirty: true });
  }, [isGone, name, setValue]);
}
