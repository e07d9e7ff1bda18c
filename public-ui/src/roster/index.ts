import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

/** Parts of somebody's shifts for other areas' screens. */
// Loaded apart: few people have several selections at once.
export const ConfirmAll = lazyPart(async () => (await import('./schedule/ConfirmAll.tsx')).ConfirmAll);
export { NextShift } from './schedule/NextShift.tsx';
export { NoShifts } from './schedule/NoShifts.tsx';
export { nextOf, toConfirm } from './schedule/schedule.ts';
