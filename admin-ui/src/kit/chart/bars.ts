import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

export interface BarsProps {
  /** What the chart shows, for screen readers and on paper. */
  readonly label: string;
  readonly names: readonly string[];
  /** Stacked on each other; each has a value for every name. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** A value as people read it. */
  readonly written: (value: number) => string;
  /** Below each other, where names are long. */
  readonly lying?: boolean;
}

/** A chart of bars; its library is loaded when the first one is shown. */
export const BarsPart = lazyPart<BarsProps>(async () => (await import('./Bars.tsx')).default);
