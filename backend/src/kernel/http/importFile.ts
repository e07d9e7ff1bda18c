import type { Finding } from '@courtcrew/domain/contract/importing.ts';
import { CsvError, parse } from 'csv-parse/sync';

type Row<Column extends string> = Readonly<Record<Column, string>>;

export interface ImportFile<Column extends string> {
  readonly rows: readonly Row<Column>[];
  /** What is wrong with the file as a file. */
  readonly findings: readonly Finding[];
}

interface Shape<Column extends string> {
  readonly columns: readonly Column[];
  /** Columns that a file may leave out: their cells are empty then. */
  readonly optional?: readonly Column[];
  /** Most rows below the heading. */
  readonly max: number;
}

const ofFile = (text: string, row = 0, column = ''): Finding => ({ row, column, text });

/** What may part cells. Where the comma is the decimal point spreadsheets take the semicolon. */
const SEPARATORS = [',', ';', '\t'] as const;

/** What parts the cells of the heading, which holds names of columns alone. */
function separatorOf(csv: string): string {
  const heading = csv.trimStart().split(/[\r\n]/, 1)[0] ?? '';
  const countOf = (separator: string) => heading.split(separator).length;
  return SEPARATORS.reduce<string>((most, one) => (countOf(one) > countOf(most) ? one : most), ',');
}

/** Reads a file of separated cells as spreadsheets save it. Cells stay the text they are, formulas too. */
export function readImportFile<Column extends string>(
  csv: string,
  { columns, optional = [], max }: Shape<Column>,
): ImportFile<Column> {
  let lines: string[][];
  try {
    const emptied = { skip_empty_lines: true, skip_records_with_empty_values: true };
    lines = parse(csv, { bom: true, delimiter: separatorOf(csv), relax_column_count: true, ...emptied });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      rows: [],
      findings: [ofFile(`The file cannot be read: line ${error.lines} is not well formed`)],
    };
  }
  const [heading = [], ...body] = lines;
  const titles = heading.map((title) => title.trim().toLowerCase());
  const missing = columns.filter((column) => !titles.includes(column) && !optional.includes(column));
  if (missing.length > 0) {
    return { rows: [], findings: missing.map((column) => ofFile('This column is missing', 0, column)) };
  }
  if (body.length > max) return { rows: [], findings: [ofFile(`The file has more than ${max} rows`)] };
  // A comma too many shifts every cell behind it: such a row is named, whatever its cells say.
  const findings = body.flatMap((cells, index) =>
    cells.length === titles.length
      ? []
      : [ofFile(`has ${cells.length} cells, the heading has ${titles.length}`, index + 1)],
  );
  const rowOf = (cells: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, cells[titles.indexOf(column)] ?? ''])) as Row<Column>;
  return { rows: body.map(rowOf), findings };
}

interface Read<Fields> {
  readonly rows: readonly Fields[];
  readonly findings: readonly Finding[];
}

/** Rows with what is wrong with each, as a preview shows them; a file that could not be read is not checked. */
export async function previewOf<Fields extends object>(
  { rows, findings: ofTheFile }: Read<Fields>,
  check: (rows: readonly Fields[]) => Promise<readonly Finding[]>,
) {
  const unreadable = rows.length === 0 && ofTheFile.length > 0;
  const checked = unreadable ? [] : await check(rows);
  const findings = [...ofTheFile, ...checked].sort((a, b) => a.row - b.row);
  return {
    data: rows.map((row, index) => ({
      ...row,
      findings: findings.filter((found) => found.row === index + 1),
    })),
    findings,
    ok: findings.length === 0,
  };
}
