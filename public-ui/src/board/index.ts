import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

/** What other areas' screens may show of the board. */
export { BoardLink } from './BoardLink.tsx';
export { usePickedTournament } from './line/usePickedTournament.ts';
export { isUnknown, UnknownTournament } from './page/missing.tsx';
// Few pages need the one, and the other stands at their foot.
export const PickTournament = lazyPart(
  async () => (await import('./line/PickTournament.tsx')).PickTournament,
);
export const MapLinks = lazyPart(async () => (await import('./courts/MapLinks.tsx')).MapLinks);
