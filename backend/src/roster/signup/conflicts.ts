import { rowsInConflict } from '@courtcrew/projections/roster/index.ts';
import type { Use } from '../../kernel/http/route.ts';

interface OwnRow {
  readonly shift_id: string;
}

/** Tells of rows whether their person has to be elsewhere at the same hours: those of one tournament, or of one person. */
export async function conflictMarks(use: Use, of: Parameters<typeof rowsInConflict>[1]) {
  const conflicts = await rowsInConflict(use.db, of);
  return <Row extends OwnRow>(row: Row): Row & { readonly conflict?: true } =>
    conflicts.has(row.shift_id) ? { ...row, conflict: true } : row;
}
