// @vitest-environment happy-dom
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { describe, expect, it } from 'vitest';
import { count, load, money, text } from '../table/columns.ts';
import { barsOf } from './ReportChart.tsx';

interface Row {
  readonly name: string;
  readonly lead: number;
  readonly aux: number;
  readonly minutes: number;
  readonly at: string | null;
}

const ANA: Row = { name: '=Ana', lead: 125_050, aux: 100, minutes: 1_530, at: '2030-03-05T13:00:00.000Z' };
const BEN: Row = { name: 'Ben', lead: 0, aux: 500_000, minutes: 0, at: null };
const CYD: Row = { name: 'Cyd', lead: 0, aux: 0, minutes: 5, at: null };

const COLUMNS: readonly Column<Row>[] = [
  text('name', 'Name', ({ name }) => name),
  money('lead', 'Lead', ({ lead }) => dollars(lead)),
  money('aux', 'Aux', ({ aux }) => dollars(aux)),
  load('time', 'Time', ({ minutes }) => minutes),
  count('one', 'One', () => 1),
  { key: 'at', label: 'At', type: 'time', zone: 'US/Eastern' },
];

describe('a report as a chart', () => {
  const chart = { names: 'name', bars: ['lead', 'aux'] };

  it('stacks amounts, the longest bars first, and leaves out who has none', () => {
    const { names, series, written } = barsOf({ chart, columns: COLUMNS, rows: [ANA, BEN, CYD] });
    expect(names).toEqual(['Ben', '=Ana']);
    expect(series).toEqual([
      { name: 'Lead', values: [0, 1_250.5] },
      { name: 'Aux', values: [5_000, 1] },
    ]);
    expect(written(1_250.5)).toBe('$1,250.50');
  });

  it('has room for the thirty longest', () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({ ...BEN, name: `P${at}`, aux: at }));
    expect(barsOf({ chart, columns: COLUMNS, rows }).names.slice(0, 2)).toEqual(['P39', 'P38']);
    expect(barsOf({ chart, columns: COLUMNS, rows }).names).toHaveLength(30);
  });
});
