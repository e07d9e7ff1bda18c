import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { type Column, orderOf, textOf } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileValueOf } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { describe, expect, it } from 'vitest';
import { totalOf } from './ReportTable.tsx';

interface Row {
  readonly name: string | null;
  readonly minutes: number | null;
  readonly cents: number;
  readonly at: string | null;
}

const ROW: Row = { name: 'Ana Ruiz', minutes: 425, cents: 125050, at: '2030-03-05T13:00:00.000Z' };
const EMPTY: Row = { name: null, minutes: null, cents: 0, at: null };

const zone = () => 'US/Eastern' as const;
const name: Column<Row> = { key: 'name', label: 'Name', value: (row) => row.name };
const hours: Column<Row> = {
  key: 'hours',
  label: 'Hours',
  type: 'duration',
  value: ({ minutes }) => minutes,
  sum: true,
};
const pay: Column<Row> = {
  key: 'pay',
  label: 'Pay',
  type: 'money',
  value: ({ cents }) => dollars(cents),
  sum: true,
};
const at: Column<Row> = { key: 'at', label: 'At', type: 'time', value: (row) => row.at, zone };
const on: Column<Row> = { ...at, key: 'on', type: 'day' };

const dated: Column<Row> = { ...at, key: 'dated', type: 'datedDay' };

const COLUMNS = [name, hours, pay, at, on, dated];

describe('a column of a report', () => {
  it('is written on the screen as its type says', () => {
    expect(COLUMNS.map((column) => textOf(column, ROW, 'en'))).toEqual([
      'Ana Ruiz',
      '7:05',
      '$1,250.50',
      'Tue 03/05 8:00 am',
      'Tue 03/05',
      'Tue 03/05/2030',
    ]);
  });

  it('is empty where there is nothing, and ordered last', () => {
    expect([name, hours, at].map((column) => textOf(column, EMPTY, 'en'))).toEqual(['', '', '']);
    expect([name, hours, at].map((column) => orderOf(column, EMPTY))).toEqual([null, null, null]);
    expect(fileValueOf(at, EMPTY)).toBeNull();
  });

  it('keeps a zero, which is no gap', () => {
    expect(textOf(pay, EMPTY, 'en')).toBe('$0.00');
    expect(orderOf(pay, EMPTY)).toBe(0);
  });

  it('goes into a file as numbers, and as venue time with year and zone whatever the language', () => {
    expect(COLUMNS.map((column) => fileValueOf(column, ROW))).toEqual([
      'Ana Ruiz',
      '7:05',
      1250.5,
      '03/05/2030 8:00 am EST',
      '03/05/2030',
      '03/05/2030',
    ]);
  });

  it('is added up where it says so', () => {
    expect(totalOf(hours, [ROW, EMPTY, ROW])).toBe('14:10');
    expect(totalOf(pay, [ROW, EMPTY])).toBe('$1,250.50');
    expect(totalOf(name, [ROW])).toBeNull();
  });
});
