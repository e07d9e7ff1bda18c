/** What other areas' screens may show of the board. */
export { BoardLink } from './BoardLink.tsx';
export { isUnknown } from './missing.ts';
export { UnknownTournament } from './UnknownTournament.tsx';
export { usePickedTournament } from './usePickedTournament.ts';
