import { nameKey } from './spelling.ts';

/** The parts of a name: the last one is empty for people who have only one, both are null for who was forgotten. */
export interface Named {
  readonly first: string | null;
  readonly last: string | null;
}

/** First and last name as one text, without a blank too many for people who have only one; empty for the forgotten. */
export const fullName = ({ first, last }: Named): string => [first, last].filter(Boolean).join(' ');

/** The same with the last name first, as lists are sorted. */
export const lastFirst = ({ first, last }: Named): string => fullName({ first: last, last: first });

/** What a name is searched and sorted by. Somebody's only name stands among the last names. */
export const nameKeys = ({ first, last }: Named) => ({
  first_key: last ? nameKey(first ?? '') : '',
  last_key: nameKey(last || first || ''),
});
