import { utcToWall } from '@courtcrew/domain/kernel/time.ts';
import { type Column, valueIn, zoneOf } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileColumns, fileValueOf } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import { zoneName } from '@courtcrew/ui-kit/time/format.ts';

const MINUTES_OF_A_DAY = 1_440;
const DAY_FORMAT = 'mm/dd/yyyy';
const MOMENT_FORMAT = 'mm/dd/yyyy h:mm AM/PM';

/** A wall time as a spreadsheet's date, which knows no zone. */
const wallDate = (date: string, time = '00:00'): Date => new Date(`${date}T${time}:00Z`);

/** Whether all times of a column are of one zone, which its heading then names; else each cell names its own. */
function zoneIn<Row>(column: Column<Row>, rows: readonly Row[]): string | null {
  if (column.file || !('zone' in column)) return null;
  const filled = rows.filter((row) => valueIn(column, row) !== null);
  if (new Set(filled.map((row) => zoneOf(column, row))).size > 1) return null;
  return [...new Set(filled.map((row) => zoneName(String(valueIn(column, row)), zoneOf(column, row))))].join(
    '/',
  );
}

/** A cell as spreadsheets count with it: money with cents, minutes as a duration beyond 24 hours, venue times as dates. */
export function sheetCell<Row>(column: Column<Row>, row: Row, oneZone = true) {
  const text = { type: String, value: String(fileValueOf(column, row) ?? '') } as const;
  const value = valueIn(column, row);
  if (column.file || value === null || value === '') {
    const given = column.file?.(row);
    return typeof given === 'number' ? ({ type: Number, value: given } as const) : text;
  }
  if (typeof value === 'number') {
    if (column.type === 'money') return { type: Number, value, format: '#,##0.00' } as const;
    if (column.type === 'duration')
      return { type: Number, value: value / MINUTES_OF_A_DAY, format: '[h]:mm' } as const;
    return { type: Number, value } as const;
  }
  if (column.type === 'date') return { type: Date, value: wallDate(value), format: DAY_FORMAT } as const;
  if (!('zone' in column) || !oneZone) return text;
  const { date, time } = utcToWall(value, zoneOf(column, row));
  return column.type === 'day' || column.type === 'datedDay'
    ? ({ type: Date, value: wallDate(date), format: DAY_FORMAT } as const)
    : ({ type: Date, value: wallDate(date, time), format: MOMENT_FORMAT } as const);
}

const WIDTH = {
  ...{ time: 22, datedTime: 22, day: 14, datedDay: 14, date: 14 },
  ...{ number: 10, money: 12, duration: 10 },
} as const;
const TEXT_WIDTH = { least: 8, most: 48 } as const;
/** Rows that say how wide texts are. */
const MEASURED = 200;

/** Wide enough for most of a column's texts, and for its heading. */
function widthOf<Row>(column: Column<Row>, label: string, rows: readonly Row[]): number {
  const shown = rows.slice(0, MEASURED).map((row) => String(fileValueOf(column, row) ?? '').length);
  const needed = column.type ? WIDTH[column.type] : Math.max(TEXT_WIDTH.least, ...shown) + 2;
  return Math.min(TEXT_WIDTH.most, Math.max(needed, label.length + 2));
}

/** Headings, cells and widths of a table. Times stand in the venue's zone, which the heading names. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  const told = fileColumns(columns).map((column) => {
    const zone = zoneIn(column, rows);
    const isMoment = column.type === 'time' || column.type === 'datedTime';
    return {
      column,
      oneZone: zone !== null,
      label: zone && isMoment ? `${column.label} (${zone})` : column.label,
    };
  });
  const heading = told.map(({ label }) => ({ type: String, value: label, fontWeight: 'bold' }) as const);
  return {
    data: [heading, ...rows.map((row) => told.map(({ column, oneZone }) => sheetCell(column, row, oneZone)))],
    columns: told.map(({ column, label }) => ({ width: widthOf(column, label, rows) })),
    stickyRowsCount: 1,
  };
}

/** Saves a table as `{name}.xlsx`; its library loads with the first. */
export async function saveSheet<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const { data, ...options } = sheetOf(columns, rows);
  saveFile(await write(data, options).toBlob(), `${name}.xlsx`);
}
