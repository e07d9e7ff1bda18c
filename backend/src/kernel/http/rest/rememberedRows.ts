import { Remembered } from '../../platform/remembered.ts';
import type { FindRow, RowOwner } from '../scope.ts';

/** Some megabytes at most. */
const REMEMBERED = 50_000;

/**
 * Where such a row belongs never changes, so each is looked up once; a rush asks for the same few rows thousands of
 * times. A deleted one is still known here, and not found by whoever works on it next.
 */
export function remembering(find: FindRow): FindRow {
  const known = new Remembered<RowOwner | null>(find, { most: REMEMBERED, keep: (owner) => owner !== null });
  return (id) => known.of(id);
}
