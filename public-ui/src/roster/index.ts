/** What other areas' screens may show of somebody's shifts. */
export { ConfirmAll } from './ConfirmAll.tsx';
export { NextShift } from './NextShift.tsx';
export { NoShifts } from './NoShifts.tsx';
export { nextOf, toConfirm } from './schedule.ts';
