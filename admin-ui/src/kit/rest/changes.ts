import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import type { Theirs } from '@courtcrew/ui-kit/form/TheirValue.tsx';
import type { RaRecord } from 'react-admin';

/**
 * For `transform` of an edit page: what was changed, and what its editor saw there, `theirs` where the form shows it.
 * Sending the whole record would overwrite fields nobody touched.
 */
export function changesOnly(
  data: Partial<RaRecord>,
  options?: { previousData?: RaRecord },
  theirs: Theirs = {},
): Partial<RaRecord> {
  const before = options?.previousData;
  if (!before) return data;
  return { ...editOf(before as Partial<RaRecord>, data, theirs), id: before.id };
}
