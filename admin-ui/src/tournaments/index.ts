export { CourtLists } from './courts/CourtLists.tsx';
export { RichText } from './editor/RichText.tsx';
