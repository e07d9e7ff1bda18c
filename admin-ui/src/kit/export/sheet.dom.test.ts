// @vitest-environment happy-dom
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { describe, expect, it } from 'vitest';
import { savedFiles } from '../report/testing/savedFiles.ts';
import { actsColumn, count, load, money, text } from '../table/columns.ts';
import { saveSheet, sheetCell, sheetOf } from './sheet.ts';

const saved = savedFiles();

interface Row {
  readonly name: string;
  readonly cents: number;
  readonly minutes: number;
  readonly at: string | null;
  readonly on: string | null;
  readonly zone: TimeZone;
}

const ANA: Row = {
  ...{ name: '=Ana', cents: 125_050, minutes: 1_530, zone: 'US/Eastern' },
  ...{ at: '2030-03-05T13:00:00.000Z', on: '2030-03-05' },
};
const BEN: Row = { ...ANA, name: 'Ben', at: null, on: null };

const AT: Column<Row> = { key: 'at', label: 'At', type: 'time', zone: ({ zone }) => zone };
const COLUMNS: readonly Column<Row>[] = [
  text('name', 'Name', ({ name }) => name),
  money('pay', 'Pay', ({ cents }) => dollars(cents)),
  load('time', 'Time', ({ minutes }) => minutes),
  count('one', 'One', () => 1),
  { key: 'of', label: 'Of', type: 'number', value: () => '3 of 5' },
  AT,
  { ...AT, label: 'Day', type: 'day' },
  { key: 'on', label: 'On', type: 'date' },
  actsColumn('Actions', () => null),
];

describe('a table as a spreadsheet', () => {
  it('has numbers it can add up, dates it can order by, and texts that no formula comes of', () => {
    expect(COLUMNS.map((column) => sheetCell(column, ANA))).toEqual([
      { type: String, value: '=Ana' },
      { type: Number, value: 1_250.5, format: '#,##0.00' },
      { type: Number, value: 1.0625, format: '[h]:mm' },
      { type: Number, value: 1 },
      { type: String, value: '3 of 5' },
      { type: Date, value: new Date('2030-03-05T08:00:00Z'), format: 'mm/dd/yyyy h:mm AM/PM' },
      { type: Date, value: new Date('2030-03-05T00:00:00Z'), format: 'mm/dd/yyyy' },
      { type: Date, value: new Date('2030-03-05T00:00:00Z'), format: 'mm/dd/yyyy' },
      { type: String, value: '' },
    ]);
    expect(sheetCell(AT, BEN)).toEqual({ type: String, value: '' });
  });

  const headings = (rows: readonly Row[]) => sheetOf(COLUMNS, rows).data[0]?.map((cell) => cell.value);

  it('names the zone of its times in their heading, and has no buttons', () => {
    expect(headings([BEN, ANA])).toEqual(['Name', 'Pay', 'Time', 'One', 'Of', 'At (EST)', 'Day', 'On']);
    const summer = { ...ANA, at: '2030-07-05T13:00:00.000Z' };
    expect(headings([ANA, summer])).toContain('At (EST/EDT)');
  });

  it('names the zone in each cell where there are several', () => {
    const west: Row = { ...ANA, zone: 'US/Pacific' };
    const { data } = sheetOf(COLUMNS, [ANA, west]);
    expect(data.map((cells) => cells[5]?.value)).toEqual([
      'At',
      '03/05/2030 8:00 am EST',
      '03/05/2030 5:00 am PST',
    ]);
  });

  it('is saved as a file of its own name', async () => {
    await saveSheet('Open Totals', COLUMNS, [ANA, BEN]);
    const [blob, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toBe('Open Totals.xlsx');
    // Such a file is a ZIP archive.
    expect((await blob.text()).slice(0, 2)).toBe('PK');
  });
});
