import { BarChart } from '@mui/x-charts/BarChart';

interface BudgetChartProps {
  /** Dollars by kind. */
  readonly rows: readonly { readonly label: string; readonly planned: number; readonly actual: number }[];
  /** What the two bars of each are called. */
  readonly labels: { readonly planned: string; readonly actual: string };
}

const WHOLE = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const dollars = new Intl.NumberFormat('en-US', WHOLE);
const say = (value: number | null): string => dollars.format(value ?? 0);

const COLORS = {
  planned: 'var(--mui-palette-primary-light)',
  actual: 'var(--mui-palette-secondary-main)',
} as const;

/** Budget against actual by kind; the table beside it says the same in numbers. */
export function BudgetChart({ rows, labels }: BudgetChartProps) {
  return (
    <BarChart
      height={260}
      margin={{ right: 28 }}
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: rows.map(({ label }) => label), width: 145 }]}
      xAxis={[{ valueFormatter: (value: number) => say(value), tickNumber: 4 }]}
      series={(['planned', 'actual'] as const).map((which) => ({
        data: rows.map((row) => row[which]),
        label: labels[which],
        color: COLORS[which],
        valueFormatter: say,
      }))}
      grid={{ vertical: true }}
      skipAnimation
    />
  );
}
