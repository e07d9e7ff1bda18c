import {
  CELL_MAX,
  type DateOrders,
  type DateQuestion,
  type Finding,
  findingOf,
} from '@courtcrew/domain/contract/importing.ts';
import { dateColumn } from '@courtcrew/domain/kernel/days.ts';
import { letterFault } from '@courtcrew/domain/kernel/letters.ts';
import { filled, type Text } from '@courtcrew/domain/kernel/text.ts';
import { Malformed, plainLines, recordsIn, SEPARATORS } from '../../spreadsheets/separated.ts';
import type { SheetRow } from '../../spreadsheets/sheet.ts';

function cellFault(cell: string): string | undefined {
  return /[\r\n]/.test(cell) ? 'has a line break inside its quotes' : letterFault(cell);
}

type Cells<Column extends string> = Readonly<Record<Column, string>>;

export interface FileRow<Column extends string> {
  readonly cells: Cells<Column>;
  readonly line: number;
  /** What stands in the file, by column, where a cell was taken for something that is written otherwise here. */
  readonly typed: Readonly<Record<string, string>>;
}

export interface ImportFile<Column extends string> {
  readonly rows: readonly FileRow<Column>[];
  /** What is wrong with the file as a file, and cells that are wrong whatever they mean. */
  readonly findings: readonly Finding[];
  /** What is not read. */
  readonly notes: readonly Finding[];
  readonly questions: readonly DateQuestion[];
}

export interface Shape<Column extends string> {
  readonly columns: readonly Column[];
  /** Columns that a file may leave out; their cells are empty then. */
  readonly optional?: readonly Column[];
  /** Most rows below the heading. */
  readonly max: number;
  /** Without a heading the cells stand in the order of the columns. */
  readonly headless?: true;
  readonly dates?: readonly Column[];
  /** What a cell is taken for, as the import takes it; undefined for a cell that means nothing. */
  readonly takes?: { readonly [Name in Column]?: (cell: string) => string | undefined };
}

const ofFile = (text: Text, column = ''): Finding => findingOf(0, column, text);
const nothing = (findings: readonly Finding[]) => ({ rows: [], findings, notes: [], questions: [] });

const titleOf = (cell: string): string => cell.toLowerCase();

/** How well a separator fits: by the columns that are known in the heading, else by the records it cuts. */
function fit(lines: readonly SheetRow[], columns: readonly string[]): number {
  const known = lines[0]?.cells.filter((cell) => columns.includes(titleOf(cell))).length ?? 0;
  return known > 0 ? known + lines.length : lines.filter(({ cells }) => cells.length > 1).length;
}

/** The records as the one separator cuts them that fits the whole file best. @throws Malformed */
function bestLines(csv: string, columns: readonly string[]): readonly SheetRow[] {
  const best = SEPARATORS.flatMap((separator) => {
    try {
      const lines = recordsIn(csv, separator);
      return { lines, fits: fit(lines, columns) };
    } catch (error) {
      if (error instanceof Malformed) return [];
      throw error;
    }
  }).reduce<{ lines: readonly SheetRow[]; fits: number } | undefined>(
    (found, one) => (found === undefined || one.fits > found.fits ? one : found),
    undefined,
  );
  return best?.lines ?? recordsIn(csv, ',');
}

/** Reads a file of separated cells as spreadsheets save it. Cells stay the text they are, formulas too. */
export function readImportFile<Column extends string>(
  csv: string,
  shape: Shape<Column>,
  orders: DateOrders = {},
): ImportFile<Column> {
  const { columns, optional = [], max, headless } = shape;
  let lines: readonly SheetRow[];
  try {
    lines = bestLines(plainLines(csv), columns);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return nothing([
      ofFile(filled('The file cannot be read: line {line} is not well formed', { line: error.line })),
    ]);
  }
  const titles = lines[0]?.cells.map(titleOf) ?? [];
  const isHeadless = headless === true && !columns.some((column) => titles.includes(column));
  const order: readonly string[] = isHeadless ? columns : titles;
  const body = lines.slice(isHeadless ? 0 : 1);
  const twice = columns.filter((column) => order.indexOf(column) !== order.lastIndexOf(column));
  const missing = columns.filter((column) => !order.includes(column) && !optional.includes(column));
  if (twice.length + missing.length > 0) {
    return nothing([
      ...twice.map((column) => ofFile('This column stands in the heading twice', column)),
      ...missing.map((column) => ofFile('This column is missing', column)),
    ]);
  }
  if (body.length > max) return nothing([ofFile(filled('The file has more than {max} rows', { max }))]);
  return {
    ...taken(shape, orders, order, body),
    notes: isHeadless ? [] : unread(lines[0], columns, body),
  };
}

/** Columns of the heading that are not read, those without a name where something stands in them. */
function unread(
  heading: SheetRow | undefined,
  columns: readonly string[],
  body: readonly SheetRow[],
): Finding[] {
  return (heading?.cells ?? []).flatMap((title, index) => {
    if (columns.includes(titleOf(title))) return [];
    if (title !== '') return ofFile('This column is not read', title);
    return body.some(({ cells }) => (cells[index] ?? '') !== '')
      ? ofFile(filled('Column {number} has no heading and is not read', { number: index + 1 }))
      : [];
  });
}

/** Rows with what their cells were taken for, and what is wrong with those cells whatever they mean. */
function taken<Column extends string>(
  { columns, dates = [], takes = {}, headless }: Shape<Column>,
  orders: DateOrders,
  order: readonly string[],
  body: readonly SheetRow[],
): Omit<ImportFile<Column>, 'notes'> {
  const wholeOf = ({ cells }: SheetRow, column: Column) => cells[order.indexOf(column)] ?? '';
  const cellOf = (line: SheetRow, column: Column) => wholeOf(line, column).slice(0, CELL_MAX);
  const byDate = new Map(
    dates.map((column) => [
      column,
      dateColumn(
        body.map((line) => cellOf(line, column)),
        orders[column],
      ),
    ]),
  );
  const readCell = (column: Column, cell: string) =>
    (byDate.get(column)?.dayOf ?? takes[column] ?? (() => undefined))(cell);

  const rows = body.map((line): FileRow<Column> => {
    const typed: Record<string, string> = {};
    const cells = Object.fromEntries(
      columns.map((column) => {
        const cell = cellOf(line, column);
        const value = cell === '' ? undefined : readCell(column, cell);
        if (value !== undefined) typed[column] = cell;
        return [column, value ?? cell];
      }),
    ) as Cells<Column>;
    return { cells, line: line.row, typed };
  });

  const findings = body.flatMap((line): Finding[] => [
    // A comma too many shifts every cell behind it: such a row is named, whatever its cells say.
    ...(line.cells.length === order.length || (headless && line.cells.length < order.length)
      ? []
      : [
          findingOf(
            line.row,
            '',
            filled('has {count} cells, the heading has {titles}', {
              count: line.cells.length,
              titles: order.length,
            }),
          ),
        ]),
    ...columns.flatMap((column) => {
      const cell = cellOf(line, column);
      const isLong = wholeOf(line, column).length > CELL_MAX;
      const text = isLong ? 'is too long' : (cellFault(cell) ?? byDate.get(column)?.faultOf(cell));
      return text === undefined ? [] : [{ row: line.row, column, text }];
    }),
  ]);
  const questions = [...byDate].flatMap(([column, { question }]) =>
    question ? [{ column, ...question }] : [],
  );
  return { rows, findings, questions };
}
