import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

/** What other areas' screens may show of somebody's shifts. */
// Few people have several selections at once; the others need not wait for it.
export const ConfirmAll = lazyPart(async () => (await import('./schedule/ConfirmAll.tsx')).ConfirmAll);
export { NextShift } from './schedule/NextShift.tsx';
export { NoShifts } from './schedule/NoShifts.tsx';
export { nextOf, toConfirm } from './schedule/schedule.ts';
