export { SeatMark } from './parts/SeatMark.tsx';
export { statusOfRow } from './parts/ShiftTags.tsx';
export { LevelLegend, ShortageMark } from './parts/Shortage.tsx';
