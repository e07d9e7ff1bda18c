import write from 'write-excel-file/node';
import type { Cell, Sheet, SheetColumn } from './sheet.ts';

/** Writes workbooks, in a thread of its own: a large one takes seconds of computing. */

const FORMATS = {
  ...{ text: undefined, number: undefined, money: '#,##0.00', duration: '[h]:mm' },
  ...{ day: 'mm/dd/yyyy', clock: 'h:mm AM/PM', moment: 'mm/dd/yyyy h:mm AM/PM' },
} as const;

const MINUTES_OF_A_DAY = 1_440;
/** A spreadsheet holds no longer text in a cell. */
const LONGEST = 32_767;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function cellOf(type: SheetColumn['type'], value: Cell) {
  if (value === null || value === '') return null;
  const format = FORMATS[type];
  if (type === 'text' || (typeof value === 'string' && (type === 'number' || type === 'money')))
    return {
      type: String,
      value: String(value).toWellFormed().slice(0, LONGEST),
      wrap: String(value).includes('\n'),
    };
  if (typeof value === 'number')
    return {
      type: Number,
      value: type === 'duration' ? value / MINUTES_OF_A_DAY : value,
      ...(format && { format }),
    };
  if (type === 'clock') return { type: Number, value: minutesOf(value) / MINUTES_OF_A_DAY, format };
  // Spreadsheets know no zones: a wall time is written as if it were of UTC.
  const iso = type === 'day' ? `${value}T00:00:00Z` : `${value}:00Z`;
  return { type: Date, value: new Date(iso), format };
}

const WIDTHS = { number: 10, money: 12, duration: 10, day: 12, clock: 11, moment: 21 } as const;
const TEXT_WIDTH = { least: 8, most: 48 } as const;

function widthOf({ label, type }: SheetColumn, cells: readonly Cell[]): number {
  const longest = cells.reduce<number>(
    (most, cell) => Math.max(most, String(cell ?? '').split('\n')[0]?.length ?? 0),
    0,
  );
  const needed = type === 'text' ? longest + 2 : WIDTHS[type];
  return Math.min(TEXT_WIDTH.most, Math.max(TEXT_WIDTH.least, needed, label.length + 2));
}

/** The bytes of a workbook with these sheets, each with its headings frozen. */
export default async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = sheets.map(({ name, columns, rows, frozen = 0 }) => ({
    sheet: name,
    data: [
      columns.map(({ label }) => ({ type: String, value: label, fontWeight: 'bold' as const })),
      ...rows.map((row) => columns.map(({ type }, index) => cellOf(type, row[index] ?? null))),
    ],
    columns: columns.map((column, index) => ({
      width: widthOf(
        column,
        rows.map((row) => row[index] ?? null),
      ),
    })),
    stickyRowsCount: 1,
    ...(frozen > 0 && { stickyColumnsCount: frozen }),
  }));
  return write(written).toBuffer();
}
