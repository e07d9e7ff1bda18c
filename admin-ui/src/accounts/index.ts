export { AnyPersonSearch } from './AnyPersonSearch.tsx';
export { PersonSearch, SEARCH_FROM } from './PersonSearch.tsx';
