/** What other areas' screens may show of the board. */
export { BoardLink } from './BoardLink.tsx';
export { isUnknown, UnknownTournament } from './missing.ts';
export { usePickedTournament } from './usePickedTournament.ts';
