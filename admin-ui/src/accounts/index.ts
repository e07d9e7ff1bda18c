export { AnyPersonSearch } from './AnyPersonSearch.tsx';
export { type FoundPerson, PersonSearch, SEARCH_FROM } from './PersonSearch.tsx';
