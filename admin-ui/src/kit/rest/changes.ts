import type { RaRecord } from 'react-admin';

/**
 * For `transform` of an edit page: what was changed, and the version it was changed from. Sending the whole record
 * would overwrite fields nobody touched.
 */
export function changesOnly(
  data: Partial<RaRecord>,
  options?: { previousData?: RaRecord },
): Partial<RaRecord> {
  const before = options?.previousData;
  if (!before) return data;
  const changed = Object.entries(data).filter(([field, value]) => value !== before[field]);
  return { ...Object.fromEntries(changed), id: before.id, version: before.version };
}
