import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';

export { BoardLink } from './BoardLink.tsx';
export { usePickedTournament } from './line/usePickedTournament.ts';
export { isUnknown, UnknownTournament } from './page/missing.tsx';
// Loaded apart: few pages need the first, and the second is at the foot.
export const PickTournament = lazyPart(
  async () => (await import('./line/PickTournament.tsx')).PickTournament,
);
export const MapLinks = lazyPart(async () => (await import('./courts/MapLinks.tsx')).MapLinks);
