import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import type { Theirs } from '@courtcrew/ui-kit/form/TheirValue.tsx';
import type { RaRecord } from 'react-admin';

/** For an edit page's `transform`: changed fields and what their editor saw (`theirs` once shown), nothing untouched. */
export function changesOnly(
  data: Partial<RaRecord>,
  options?: { previousData?: RaRecord },
  theirs: Theirs = {},
): Partial<RaRecord> {
  const before = options?.previousData;
  if (!before) return data;
  return { ...editOf(before as Partial<RaRecord>, data, theirs), id: before.id };
}
