import { unquoted } from '@courtcrew/domain/kernel/formula.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { badFile, HEADINGS, type Limits, type SheetRow } from './sheet.ts';

/** Texts of separated cells, as spreadsheets and forms save them. Cells stay the text they are, formulas too. */

export const SEPARATORS = ['\t', ';', ','] as const;

/** A file that is not well formed from a line on. */
export class Malformed extends Error {
  readonly line: number;
  constructor(line: number) {
    super();
    this.line = line;
  }
}

/** With `\n` alone between lines, and without a mark at its beginning. */
export const plainLines = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

/** Letters of a record: some hundred cells that are as long as they may be. */
const LONGEST = 1_000_000;

const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/**
 * The records in which something stands. Line breaks must be `\n`.
 * @param most of the records that are read
 * @throws Malformed
 */
export function recordsIn(
  text: string,
  separator: string,
  most?: number,
  limits?: Limits,
): readonly SheetRow[] {
  let end = 0;
  const options: Options = {
    delimiter: separator,
    record_delimiter: '\n',
    max_record_size: LONGEST,
    relax_column_count: true,
    relax_quotes: true,
    // Blanks before quotes; with tabs as separators they would be taken for blanks.
    ltrim: separator !== '\t',
    ...(most !== undefined && { to: most }),
  };
  try {
    const rows: SheetRow[] = [];
    parse(text, {
      ...options,
      on_record: (record: string[], { lines }) => {
        end = lines;
        const cells = record.map((cell) => unquoted(cell.trim()));
        if (!cells.some((cell) => cell !== '')) return null;
        if (limits) mustFit(cells, rows.length + 1, limits);
        rows.push({ cells, row: lines - breaksIn(record) });
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new Malformed(end + 1);
    throw error;
  }
}

export const tooMany = ({ rows }: Limits) => badFile(filled('has more than {max} rows', { max: rows }));
export const tooWide = ({ columns }: Limits) =>
  badFile(filled('has more than {max} columns', { max: columns }));

function mustFit(cells: readonly string[], count: number, limits: Limits): void {
  if (count > limits.rows + HEADINGS) throw tooMany(limits);
  if (cells.slice(limits.columns).some((cell) => cell !== '')) throw tooWide(limits);
}

/** Records that show which separator a file has. */
const SHOWN = 200;
/** A line with more separators is no row of any sheet, and would cost seconds. */
const MOST_SEPARATORS = 20_000;
/** Lines that a row may have: notes have several. */
const LINES_OF_ROW = 10;

function mustHaveLines(text: string, limits: Limits): void {
  let separators = 0;
  let lines = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      separators = 0;
      lines += 1;
    } else if (code === 44 || code === 59 || code === 9) separators += 1;
    if (separators > MOST_SEPARATORS) throw tooWide(limits);
  }
  if (lines > LINES_OF_ROW * limits.rows) throw tooMany(limits);
}

/** How evenly a separator cuts the records: cells of records that are as long as most. */
function evenness(records: readonly SheetRow[]): number {
  const byLength = Map.groupBy(records, ({ cells }) => cells.length);
  return Math.max(
    0,
    ...Array.from(byLength, ([length, { length: count }]) => (length > 1 ? count * (2 - 1 / length) : 0)),
  );
}

/** The rows of a text, cut by the separator that cuts it most evenly. @throws Refused */
export function readSeparated(file: string, limits: Limits): readonly SheetRow[] {
  const text = plainLines(file);
  mustHaveLines(text, limits);
  // Some spreadsheets say theirs on a first line of its own.
  const [said, named] = /^"?sep=([,;\t|])"?\n/i.exec(text) ?? [];
  try {
    if (said !== undefined && named !== undefined)
      return recordsIn(text.slice(said.length), named, undefined, limits).map(({ row, cells }) => ({
        row: row + 1,
        cells,
      }));
    const best = [...SEPARATORS]
      .map((separator) => ({ separator, fits: fitOf(text, separator) }))
      .sort((a, b) => b.fits - a.fits)[0];
    return recordsIn(text, best && best.fits > 0 ? best.separator : ',', undefined, limits);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    throw badFile(filled('cannot be read: line {line} is not well formed', { line: error.line }));
  }
}

function fitOf(text: string, separator: string): number {
  try {
    return evenness(recordsIn(text.slice(0, LONGEST), separator, SHOWN));
  } catch (error) {
    if (error instanceof Malformed) return -1;
    throw error;
  }
}
