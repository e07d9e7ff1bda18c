import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export interface BarsProps {
  /** Accessible text of the chart, also printed. */
  readonly label: string;
  readonly names: readonly string[];
  /** Stacked; one value per name. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly written: (value: number) => string;
  /** Horizontal, for long names. */
  readonly lying?: boolean;
}

const ROW_PX = 30;
const ROOM_PX = 90;
const STANDING_PX = 280;

export default function Bars({ label, names, series, written, lying = false }: BarsProps) {
  const theme = useTheme();
  const { primary, secondary, info } = (theme.vars ?? theme).palette;
  const colors = [primary.main, secondary.main, info.light];
  const named = { scaleType: 'band' as const, data: [...names] };
  const measured = { valueFormatter: (value: number) => written(value) };
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <BarChart
        layout={lying ? 'horizontal' : 'vertical'}
        height={lying ? ROOM_PX + ROW_PX * names.length : STANDING_PX}
        series={series.map(({ name, values }) => ({
          label: name,
          data: [...values],
          stack: 'all',
          valueFormatter: (value) => (value === null ? '' : written(value)),
        }))}
        colors={colors}
        xAxis={[lying ? measured : named]}
        yAxis={[lying ? { ...named, width: 150 } : { ...measured, width: 70 }]}
        margin={{ right: 36 }}
        hideLegend={series.length === 1}
        borderRadius={4}
        skipAnimation
      />
    </figure>
  );
}
