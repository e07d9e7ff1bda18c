/** How other areas' screens show a tournament's days. */
export { DayTile } from './DayTile.tsx';
export { useDates } from './dates.ts';
