import {
  CELL_MAX,
  type DateOrders,
  type DateQuestion,
  type Finding,
  findingOf,
} from '@courtcrew/domain/contract/importing.ts';
import { unquoted } from '@courtcrew/domain/kernel/formula.ts';
import { filled, type Text } from '@courtcrew/domain/kernel/text.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { dateColumn } from './dates.ts';

/** Names whose letters were lost or mistaken before they came here, which no reader can put right. */

const LOST = '\ufffd';

/** The bytes of Windows-1252 by their letters; it leaves out no letter that Latin-1 has. */
const BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), byte] as const;
  }),
);

/** Runs of letters that are UTF-8 read as another encoding, as `JosÃ©` is of `José`. */
function isMistaken(cell: string): boolean {
  return [...cell.matchAll(/\P{ASCII}{2,4}/gu)].some(([run]) => {
    const bytes = [...run].map((letter) => BYTES.get(letter) ?? letter.charCodeAt(0));
    if (bytes.some((byte) => byte > 255)) return false;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
      return true;
    } catch {
      return false;
    }
  });
}

function letterFault(cell: string): string | undefined {
  if (/[\r\n]/.test(cell)) return 'has a line break inside its quotes';
  if (cell.includes(LOST)) return 'has letters that were lost when the file was saved';
  if (isMistaken(cell)) return 'has garbled letters: the file was saved with another encoding';
  return undefined;
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

const SEPARATORS = ['\t', ';', ','] as const;

/** A record of cells with its first line in the file. */
interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

/** A file that is not well formed from a line on. */
class Malformed extends Error {
  readonly line: number;
  constructor(line: number) {
    super();
    this.line = line;
  }
}

/** The records in which something stands. Line breaks must be `\n`. @throws Malformed */
function linesIn(csv: string, separator: string): readonly Line[] {
  /** The last line of each record: those of several have line breaks inside quotes. */
  const ends: number[] = [];
  try {
    const records = parse(csv, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      // Blanks before quotes; with tabs as separators they would be taken for blanks.
      ltrim: separator !== '\t',
      on_record: (record, { lines }) => {
        ends.push(lines);
        return record;
      },
    });
    return records
      .map((record, index) => ({
        cells: record.map((cell) => unquoted(cell.trim())),
        line: (ends[index - 1] ?? 0) + 1,
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (error instanceof CsvError) throw new Malformed((ends.at(-1) ?? 0) + 1);
    throw error;
  }
}

const titleOf = (cell: string): string => cell.toLowerCase();

/** How well a separator fits: by the columns that are known in the heading, else by the records it cuts. */
function fit(lines: readonly Line[], columns: readonly string[]): number {
  const known = lines[0]?.cells.filter((cell) => columns.includes(titleOf(cell))).length ?? 0;
  return known > 0 ? known + lines.length : lines.filter(({ cells }) => cells.length > 1).length;
}

/** The records as the one separator cuts them that fits the whole file best. @throws Malformed */
function bestLines(csv: string, columns: readonly string[]): readonly Line[] {
  const best = SEPARATORS.flatMap((separator) => {
    try {
      const lines = linesIn(csv, separator);
      return { lines, fits: fit(lines, columns) };
    } catch (error) {
      if (error instanceof Malformed) return [];
      throw error;
    }
  }).reduce<{ lines: readonly Line[]; fits: number } | undefined>(
    (found, one) => (found === undefined || one.fits > found.fits ? one : found),
    undefined,
  );
  return best?.lines ?? linesIn(csv, ',');
}

/** Reads a file of separated cells as spreadsheets save it. Cells stay the text they are, formulas too. */
export function readImportFile<Column extends string>(
  csv: string,
  shape: Shape<Column>,
  orders: DateOrders = {},
): ImportFile<Column> {
  const { columns, optional = [], max, headless } = shape;
  let lines: readonly Line[];
  try {
    lines = bestLines(csv.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), columns);
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
function unread(heading: Line | undefined, columns: readonly string[], body: readonly Line[]): Finding[] {
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
  body: readonly Line[],
): Omit<ImportFile<Column>, 'notes'> {
  const wholeOf = ({ cells }: Line, column: Column) => cells[order.indexOf(column)] ?? '';
  const cellOf = (line: Line, column: Column) => wholeOf(line, column).slice(0, CELL_MAX);
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
    return { cells, line: line.line, typed };
  });

  const findings = body.flatMap((line): Finding[] => [
    // A comma too many shifts every cell behind it: such a row is named, whatever its cells say.
    ...(line.cells.length === order.length || (headless && line.cells.length < order.length)
      ? []
      : [
          findingOf(
            line.line,
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
      const text = isLong ? 'is too long' : (letterFault(cell) ?? byDate.get(column)?.faultOf(cell));
      return text === undefined ? [] : [{ row: line.line, column, text }];
    }),
  ]);
  const questions = [...byDate].flatMap(([column, { question }]) =>
    question ? [{ column, ...question }] : [],
  );
  return { rows, findings, questions };
}
