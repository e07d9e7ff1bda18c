import type { MatchesPatch, MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';

export const isPatch = (data: unknown): data is MatchesPatch =>
  typeof data === 'object' && data !== null && 'matches' in data && 'gone' in data;

const latestFirst = (one: MatchRow, other: MatchRow): number =>
  other.end_time.localeCompare(one.end_time) || one.id.localeCompare(other.id);

/** The list with these rows replaced; unchanged rows keep their identity. */
export function patched(rows: readonly MatchRow[], { matches, gone }: MatchesPatch): MatchRow[] {
  const fresh = new Map(matches.map((row) => [row.id, row]));
  const left = new Set(gone);
  const kept = rows.filter(({ id }) => !left.has(id)).map((row) => fresh.get(row.id) ?? row);
  const known = new Set(rows.map(({ id }) => id));
  const added = matches.filter(({ id }) => !known.has(id));
  return added.length === 0 ? kept : [...kept, ...added].sort(latestFirst);
}
