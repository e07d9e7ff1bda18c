export { CardGrid } from './CardGrid.tsx';
export { DayTile } from './DayTile.tsx';
export { useDates } from './dates.ts';
