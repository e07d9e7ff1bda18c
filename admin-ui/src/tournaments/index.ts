export { RichText } from './editor/RichText.tsx';
export { Section } from './Section.tsx';
export { Tile, Tiles } from './Tiles.tsx';
