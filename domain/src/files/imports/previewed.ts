import type { PreviewedRow } from '../contract.ts';
import type { TypedRow } from '../rows.ts';
import type { Problem } from './standing.ts';

/** What a row comes to. */
export interface Judged {
  readonly state: PreviewedRow['state'];
  readonly changes?: PreviewedRow['changes'];
  readonly problems?: readonly Problem[];
}

export const wrong = (...problems: readonly Problem[]): Judged => ({ state: 'problem', problems });

/** Rows as a preview shows them; those that cannot be read have their cells, by field, so that they can be mended. */
export const previewed = <Row>(
  rows: readonly TypedRow<Row>[],
  judge: (row: number, value: Row) => Judged,
  fieldsOf: (value: Row) => Record<string, string>,
): PreviewedRow[] =>
  rows.map(({ row, value, problems: found, cells }) => {
    const own = found.map((problem) => ({ ...problem, ask: 'cell' as const }));
    const judged = value === null || own.length > 0 ? wrong() : judge(row, value);
    return {
      row,
      state: judged.state,
      fields: { ...(value !== null && fieldsOf(value)), ...cells },
      changes: [...(judged.changes ?? [])],
      problems: [...own, ...(judged.problems ?? [])],
    };
  });
