import type { DateQuestion, Finding } from '@courtcrew/domain/contract/importing.ts';
import { findingOf } from '@courtcrew/domain/contract/importing.ts';
import type { z } from 'zod';
import { ruleOf } from '../limits/input.ts';
import type { ImportFile } from './readFile.ts';

interface Row<Fields> {
  readonly cells: Fields;
  readonly line: number;
  readonly typed: Readonly<Record<string, string>>;
}

interface Read<Fields> {
  readonly rows: readonly Row<Fields>[];
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly questions: readonly DateQuestion[];
}

/** Finds what is wrong with rows; `row` of a finding counts them from 1, and `lineOf` tells where one stands in the file. */
type Check<Fields> = (
  rows: readonly Fields[],
  lineOf: (row: number) => number,
) => Promise<readonly Finding[]> | readonly Finding[];

/** Rows with what is wrong with each; a file that could not be read is not checked. */
export async function previewOf<Fields extends object>(
  { rows, findings: ofFile, notes, questions }: Read<Fields>,
  check: Check<Fields>,
) {
  const lineOf = (row: number) => rows[row - 1]?.line ?? 0;
  const unreadable = rows.length === 0 && ofFile.length > 0;
  const checked = unreadable
    ? []
    : await check(
        rows.map(({ cells }) => cells),
        lineOf,
      );
  // A cell whose letters are wrong is named once, whatever else it would be.
  const isNamed = ({ row, column }: Finding) =>
    ofFile.some((one) => one.row === row && one.column === column);
  const inFile = checked
    .map((found) => ({ ...found, row: lineOf(found.row) }))
    .filter((found) => !isNamed(found));
  const findings = [...ofFile, ...inFile].sort((a, b) => a.row - b.row);
  return {
    data: rows.map(({ cells, line, typed }) => ({
      ...cells,
      line,
      typed,
      findings: findings.filter((found) => found.row === line),
    })),
    findings,
    notes: [...notes],
    questions: [...questions],
    ok: findings.length === 0 && questions.length === 0,
  };
}

/** Checks each row as the call that takes it does. */
export const checkBy =
  (schema: z.ZodObject): Check<object> =>
  (rows) =>
    rows.length === 0
      ? [{ row: 0, column: '', text: 'The file has no rows' }]
      : rows.flatMap((row, index) =>
          (schema.safeParse(row).error?.issues ?? []).map((issue) =>
            findingOf(index + 1, String(issue.path[0] ?? ''), ruleOf(issue)),
          ),
        );

type NameColumn = 'first' | 'last';

/** People whose last name is empty are taken for people with only one name, and the notes say so. */
export function withOneNames<Column extends string>(file: ImportFile<Column | NameColumn>) {
  const rows = file.rows.map(({ cells, ...row }) => {
    const one_name = cells.first !== '' && cells.last === '';
    return { ...row, cells: { ...cells, ...(one_name && { one_name }) } };
  });
  const notes = rows
    .filter(({ cells }) => cells.one_name)
    .map(({ line }) => ({
      row: line,
      column: 'last',
      text: 'is empty: taken for somebody with only one name',
    }));
  return { ...file, rows, notes: [...file.notes, ...notes] };
}
