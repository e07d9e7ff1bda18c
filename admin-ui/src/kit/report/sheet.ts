import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { saveFile } from '@courtcrew/ui-kit/page/list/saveFile.ts';
import { fileValueOf, isAmount, type ReportColumn } from './column.ts';

const MINUTES_OF_A_DAY = 1_440;

/** A cell as spreadsheets count with it: money with cents, minutes as a duration beyond 24 hours. */
export function sheetCell<Row>(column: ReportColumn<Row>, row: Row) {
  if (!isAmount(column)) return { type: String, value: String(fileValueOf(column, row) ?? '') };
  const value = column.value(row);
  if (value === null) return null;
  if (column.type === 'money') return { type: Number, value: dollars(value), format: '#,##0.00' };
  if (column.type === 'duration') return { type: Number, value: value / MINUTES_OF_A_DAY, format: '[h]:mm' };
  return { type: Number, value };
}

const WIDTH = { text: 24, time: 26, day: 14, datedDay: 14, number: 10, money: 12, duration: 10 } as const;

/** Saves a report as `{name}.xlsx`. What writes such files is loaded for the first one. */
export async function saveSheet<Row>(
  name: string,
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const heading = columns.map(({ label }) => ({ value: label, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map((column) => sheetCell(column, row)));
  const file = write([heading, ...body], {
    columns: columns.map(({ type }) => ({ width: WIDTH[type] })),
    stickyRowsCount: 1,
  });
  saveFile(await file.toBlob(), `${name}.xlsx`);
}
