import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import type { BarsProps } from './Bars.tsx';

/** The chart library loads with the first chart. */
export const BarsPart = lazyPart<BarsProps>(async () => (await import('./Bars.tsx')).default);
