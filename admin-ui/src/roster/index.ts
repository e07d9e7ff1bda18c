/** What screens of other areas share with the desk. */
export { Choice } from './parts/Choice.tsx';
export { DeskHeader, LiveHeader } from './parts/DeskHeader.tsx';
export { useDesk } from './parts/desk.ts';
export { Key } from './parts/Key.tsx';
export { SeatMark } from './parts/SeatMark.tsx';
export { SelectInput } from './parts/SelectInput.tsx';
export { statusOfRow } from './parts/ShiftTags.tsx';
export { type GridHandle, VirtualGrid } from './parts/VirtualGrid.tsx';
export { texts as deskTexts } from './words.ts';
