/** What other areas' screens may show of the board. */
export { BoardLink } from './BoardLink.tsx';
export { isUnknown, UnknownTournament } from './missing.tsx';
export { usePickedTournament } from './usePickedTournament.ts';
