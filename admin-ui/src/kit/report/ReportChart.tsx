import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { BarsPart } from '../chart/bars.ts';
import { amountText, isAmount, type ReportColumn } from './column.ts';

/** Which columns of a report are drawn: names, and amounts of one type stacked on each other. */
export interface ChartOf {
  readonly names: string;
  readonly bars: readonly string[];
}

interface ReportChartProps<Row> {
  readonly label: string;
  readonly chart: ChartOf;
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** So many fit a screen; the table has them all. */
const MOST = 30;

/** The longest bars first: what a chart is looked at for. */
export function barsOf<Row>({ chart, columns, rows }: Omit<ReportChartProps<Row>, 'label'>) {
  const names = columns.find(({ id }) => id === chart.names);
  const amounts = columns.filter(isAmount).filter(({ id }) => chart.bars.includes(id));
  const lengthOf = (row: Row) => amounts.reduce((sum, { value }) => sum + (value(row) ?? 0), 0);
  const longest = rows
    .filter((row) => lengthOf(row) > 0)
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .slice(0, MOST);
  return {
    names: longest.map((row) => String(names?.value(row) ?? '')),
    series: amounts.map(({ label, value }) => ({
      name: label,
      values: longest.map((row) => value(row) ?? 0),
    })),
    written: (value: number) => (amounts[0] ? amountText(amounts[0].type, value) : String(value)),
  };
}

/** Some columns of the rows that are shown, as bars. */
export const ReportChart = <Row,>({ label, ...of }: ReportChartProps<Row>) => (
  <Box sx={{ mb: 2 }}>
    <Suspense fallback={<Loading shape="cards" />}>
      <BarsPart label={label} lying {...barsOf(of)} />
    </Suspense>
  </Box>
);
