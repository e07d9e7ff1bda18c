import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { parseDate } from '@courtcrew/domain/kernel/time.ts';
import { IMPORT_ROWS_MAX } from '@courtcrew/domain/tournaments/contract.ts';
import {
  checkRows,
  type Finding,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
} from '@courtcrew/domain/tournaments/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { startingOn } from '@courtcrew/projections/tournaments/index.ts';
import { CsvError, parse } from 'csv-parse/sync';
import type { Kysely } from 'kysely';

export interface ImportFile {
  readonly rows: readonly ImportRow[];
  /** What is wrong with the file as a file. */
  readonly findings: readonly Finding[];
}

const ofFile = (text: string, row = 0, column = ''): Finding => ({ row, column, text });

/** Reads a comma-separated file as spreadsheets save it. Cells stay the text they are, formulas too. */
export function readImportFile(csv: string): ImportFile {
  let lines: string[][];
  try {
    lines = parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      rows: [],
      findings: [ofFile(`The file cannot be read: line ${error.lines} is not well formed`)],
    };
  }
  const [heading = [], ...body] = lines;
  const columns = heading.map((title) => title.trim().toLowerCase());
  const missing = IMPORT_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    return { rows: [], findings: missing.map((column) => ofFile('This column is missing', 0, column)) };
  }
  if (body.length > IMPORT_ROWS_MAX) {
    return { rows: [], findings: [ofFile(`The file has more than ${IMPORT_ROWS_MAX} rows`)] };
  }
  // A comma too many shifts every cell behind it: such a row is named, whatever its cells say.
  const findings = body.flatMap((cells, index) =>
    cells.length === columns.length
      ? []
      : [ofFile(`has ${cells.length} cells, the heading has ${columns.length}`, index + 1)],
  );
  return { rows: body.map((cells) => rowOf(columns, cells)), findings };
}

const rowOf = (columns: readonly string[], cells: readonly string[]): ImportRow =>
  Object.fromEntries(
    IMPORT_COLUMNS.map((column: ImportColumn) => [column, cells[columns.indexOf(column)] ?? '']),
  );

/** Checks rows for themselves and against the tournaments there are. */
export async function checkImport(db: Kysely<Database>, rows: readonly ImportRow[]) {
  const starts = rows.flatMap(({ start }) => {
    const day = parseDate(String(start ?? ''));
    return isRefusal(day) ? [] : [day];
  });
  return checkRows(rows, await startingOn(db, [...new Set(starts)]));
}
