import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

/** What other areas' screens may show of the board. */
export { BoardLink } from './BoardLink.tsx';
export { isUnknown, UnknownTournament } from './missing.tsx';
export { usePickedTournament } from './usePickedTournament.ts';
// Few pages need the one, and the other stands at their foot.
export const PickTournament = lazyPart(async () => (await import('./PickTournament.tsx')).PickTournament);
export const MapLinks = lazyPart(async () => (await import('./MapLinks.tsx')).MapLinks);
