import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

export interface BarsProps {
  /** Accessible text of the chart, also printed. */
  readonly label: string;
  readonly names: readonly string[];
  /** Stacked; one value per name. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Formats a value. */
  readonly written: (value: number) => string;
  /** Horizontal, for long names. */
  readonly lying?: boolean;
}

/** The chart library loads with the first chart. */
export const BarsPart = lazyPart<BarsProps>(async () => (await import('./Bars.tsx')).default);
