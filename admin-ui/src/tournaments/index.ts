export { CourtLists } from './courts/CourtLists.tsx';
export { RichText } from './editor/RichText.tsx';
export { Section } from './Section.tsx';
export { Fields } from './setup/SectionCard.tsx';
export { Tile, Tiles } from './Tiles.tsx';
export { useTournamentRoom } from './useTournamentRoom.ts';
