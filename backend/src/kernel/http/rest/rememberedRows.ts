import { Remembered } from '../../platform/remembered.ts';
import type { FindRow, RowOwner } from '../scope.ts';

/** Some megabytes at most. */
const REMEMBERED = 50_000;

/** Caches where a row belongs, which never changes. Deleted rows stay known; handlers do not find them. */
export function remembering(find: FindRow): FindRow {
  const known = new Remembered<RowOwner | null>(find, { most: REMEMBERED, keep: (owner) => owner !== null });
  return (id) => known.of(id);
}
