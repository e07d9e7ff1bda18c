export { AnyPersonSearch } from './AnyPersonSearch.tsx';
export { PersonSearch } from './PersonSearch.tsx';
