/** What other areas' screens may show of the board. */
export { BoardLink } from './BoardLink.tsx';
export { MapLinks } from './MapLinks.tsx';
export { isUnknown, UnknownTournament } from './missing.tsx';
export { PickTournament } from './PickTournament.tsx';
export { usePickedTournament } from './usePickedTournament.ts';
