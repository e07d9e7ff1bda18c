import { quoted } from './formula.ts';

export interface CsvColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => string | number | null | undefined;
}

/** One cell. A text that a spreadsheet would run as a formula is put behind an apostrophe, which an import takes off. */
export function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = quoted(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as RFC 4180 text. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [
    columns.map(({ label }) => csvCell(label)),
    ...rows.map((row) => columns.map(({ value }) => csvCell(value(row)))),
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
