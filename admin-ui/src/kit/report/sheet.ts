import { type Column, isAmount, valueIn } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileValueOf } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';

const MINUTES_OF_A_DAY = 1_440;

/** A cell as spreadsheets count with it: money with cents, minutes as a duration beyond 24 hours. */
export function sheetCell<Row>(column: Column<Row>, row: Row) {
  if (!isAmount(column)) return { type: String, value: String(fileValueOf(column, row) ?? '') };
  const value = valueIn(column, row);
  if (typeof value !== 'number') return null;
  if (column.type === 'money') return { type: Number, value, format: '#,##0.00' };
  if (column.type === 'duration') return { type: Number, value: value / MINUTES_OF_A_DAY, format: '[h]:mm' };
  return { type: Number, value };
}

const WIDTH = {
  ...{ time: 26, datedTime: 26, day: 14, datedDay: 14, date: 14 },
  ...{ number: 10, money: 12, duration: 10 },
} as const;

/** Saves a report as `{name}.xlsx`; its library loads with the first. */
export async function saveSheet<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const heading = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => sheetCell(column, row)));
  const file = write([heading, ...body], {
    columns: columns.map(({ type }) => ({ width: type ? WIDTH[type] : 24 })),
    stickyRowsCount: 1,
  });
  saveFile(await file.toBlob(), `${name}.xlsx`);
}
