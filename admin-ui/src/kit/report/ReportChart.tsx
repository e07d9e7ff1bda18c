import { sumOf } from '@courtcrew/domain/kernel/money.ts';
import { amountText, type Column, isAmount, valueIn } from '@courtcrew/ui-kit/page/list/column.ts';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { BarsPart } from '../chart/bars.ts';

/** Columns of a report to draw: names, and stacked amounts of one type. */
export interface ChartOf {
  readonly names: string;
  readonly bars: readonly string[];
}

interface ReportChartProps<Row> {
  readonly label: string;
  readonly chart: ChartOf;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** Bars per screen; the table has them all. */
const MOST = 30;

/** Longest first. */
export function barsOf<Row>({ chart, columns, rows }: Omit<ReportChartProps<Row>, 'label'>) {
  const names = columns.find(({ key }) => key === chart.names);
  const amounts = columns.filter(isAmount).filter(({ key }) => chart.bars.includes(key));
  const amountIn = (column: Column<Row>, row: Row) => Number(valueIn(column, row) ?? 0);
  const lengthOf = (row: Row) => sumOf(amounts.map((column) => amountIn(column, row)));
  const longest = rows
    .filter((row) => lengthOf(row) > 0)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MOST);
  return {
    names: longest.map((row) => String((names && valueIn(names, row)) ?? '')),
    series: amounts.map((column) => ({
      name: column.label,
      values: longest.map((row) => amountIn(column, row)),
    })),
    written: (value: number) => (amounts[0] ? amountText(amounts[0].type, value) : String(value)),
  };
}

export const ReportChart = <Row,>({ label, ...of }: ReportChartProps<Row>) => (
  <Box sx={{ mb: 2 }}>
    <Suspense fallback={<Loading shape="cards" />}>
      <BarsPart label={label} lying {...barsOf(of)} />
    </Suspense>
  </Box>
);
