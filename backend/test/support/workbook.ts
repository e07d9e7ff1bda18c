import { read, utils } from '@e965/xlsx';

type Row = (string | number | null)[];

/** The sheets of an XLSX file: rows of texts and numbers as they stand there, without empty cells at the end, by the sheet's name. */
export function sheetsIn(file: Uint8Array): ReadonlyMap<string, readonly Row[]> {
  const { SheetNames, Sheets } = read(file, { cellDates: false });
  const rowsOf = (name: string) =>
    utils.sheet_to_json<Row>(Sheets[name] ?? {}, { header: 1, raw: true, defval: null, blankrows: true });
  return new Map(
    SheetNames.map((name) => [
      name,
      rowsOf(name).map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1)),
    ]),
  );
}
