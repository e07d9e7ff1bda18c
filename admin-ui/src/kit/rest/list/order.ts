import type { RaRecord } from 'react-admin';

/** Rows as they are now in the order they had: those that are gone are left out, new ones come last. */
export function inFormerOrder<Row extends RaRecord>(former: readonly Row[], now: readonly Row[]): Row[] {
  const newest = new Map(now.map((row) => [row.id, row]));
  const known = new Set(former.map(({ id }) => id));
  return [...former.flatMap(({ id }) => newest.get(id) ?? []), ...now.filter(({ id }) => !known.has(id))];
}
