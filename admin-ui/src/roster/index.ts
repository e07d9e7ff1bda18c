export { SeatMark } from './parts/SeatMark.tsx';
export { statusOfRow } from './parts/ShiftTags.tsx';
