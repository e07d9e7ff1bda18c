import { tableOfCodes } from '@courtcrew/domain/files/codes.ts';
import { guessOf } from '@courtcrew/domain/files/guess.ts';
import { type ImportKind, MOST_BYTES, MOST_COLUMNS, MOST_ROWS } from '@courtcrew/domain/files/kinds.ts';
import { headingsKey, tableIn } from '@courtcrew/domain/files/table.ts';
import { type ReadBy, type Typed, typedRows } from '@courtcrew/domain/files/typedRows.ts';
import { brokenRule, isRefusal, type Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import { Refused } from '../kernel/refused.ts';
import { readSpreadsheet } from '../kernel/spreadsheets/read.ts';
import { tooMany } from '../kernel/spreadsheets/separated.ts';
import { badFile, type Sheet, type Spreadsheet } from '../kernel/spreadsheets/sheet.ts';

/** What of a file is meant. */
export interface Chosen {
  readonly bytes: Uint8Array;
  readonly sheet?: string | undefined;
  readonly encoding?: string | undefined;
}

export interface LookWork extends Chosen {
  /** As which it is looked at; undefined to guess it, too. */
  readonly kind?: ImportKind | undefined;
  /** A day of the tournament, near which dates without a year are. */
  readonly near?: string | undefined;
}

export interface TypedWork extends Chosen {
  readonly kind: ImportKind;
  readonly by: ReadBy;
}

export type Work = { readonly look: LookWork } | { readonly typed: TypedWork };
export type TypedFile<Kind extends ImportKind = ImportKind> = Typed<Kind> & {
  /** Equal for files with the same headings. */
  readonly headings: string;
};
export type Looked = ReturnType<typeof lookedAt>;
export type Result = { readonly done: Looked | TypedFile } | { readonly refused: Refusal };

const LIMITS = { bytes: MOST_BYTES, rows: MOST_ROWS, columns: MOST_COLUMNS };

/** The sheet that was named, else the first that people see and that has rows. */
function sheetOf({ sheets }: Spreadsheet, name: string | undefined): Sheet {
  const sheet =
    name === undefined
      ? (sheets.find(({ hidden, rows }) => !hidden && rows.length > 1) ??
        sheets.find(({ rows }) => rows.length > 0))
      : sheets.find((one) => one.name === name);
  if (sheet) return sheet;
  throw name === undefined ? badFile('is empty') : new Refused(brokenRule('sheet', 'is none of this file'));
}

/** The matches of a tournament record, which is no spreadsheet and needs none to be found in. */
function recordIn(file: Buffer) {
  const table = file.subarray(0, 4).toString().trimStart().startsWith('{') && tableOfCodes(file.toString());
  if (!table) return undefined;
  const chosen: Sheet = { name: 'CODES', hidden: false, rows: table.rows };
  return { book: { sheets: [chosen], encodings: [], notes: [] } as Spreadsheet, chosen, table, notes: [] };
}

function opened({ bytes, sheet, encoding }: Chosen) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const record = recordIn(file);
  if (record && record.table.rows.length > MOST_ROWS) throw tooMany(LIMITS);
  if (record) return record;
  const book = readSpreadsheet(file, LIMITS, encoding);
  const chosen = sheetOf(book, sheet);
  const { table, notes } = tableIn(chosen.rows);
  if (table.rows.length > MOST_ROWS) throw tooMany(LIMITS);
  return { book, chosen, table, notes };
}

function lookedAt(work: LookWork) {
  const { book, chosen, table, notes } = opened(work);
  return {
    ...guessOf(table, work.near, work.kind),
    sheets: book.sheets.map(({ name, rows, hidden }) => ({ name, rows: rows.length, hidden })),
    sheet: chosen.name,
    rows: table.rows.length,
    /** Equal for files with the same headings. */
    headings: headingsKey(table),
    encodings: book.encodings.map(({ encoding, sample }) => ({ encoding, sample: [...sample] })),
    notes: [...book.notes.map((text) => ({ row: 0, column: '', text })), ...notes],
  };
}

function typed({ kind, by, ...chosen }: TypedWork): TypedFile {
  const { table, notes } = opened(chosen);
  const read = typedRows(kind, table, by);
  if (isRefusal(read)) throw new Refused(read);
  return { ...read, notes: [...notes, ...read.notes], headings: headingsKey(table) };
}

/** Reads a file in a thread. What it refuses is answered: an error would lose what it says on its way. */
export default function work(asked: Work): Result {
  try {
    return { done: 'look' in asked ? lookedAt(asked.look) : typed(asked.typed) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    throw error;
  }
}
