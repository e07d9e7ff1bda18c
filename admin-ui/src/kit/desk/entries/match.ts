import { searchKey } from '@courtcrew/domain/kernel/spelling.ts';

/** Candidates for a typed name, best first, and who of them can still be checked in. */
export interface People<Person> {
  /** All spellings a person may be typed in, such as `Ann Lee` and `Lee, Ann`. */
  readonly namesOf: (person: Person) => readonly string[];
  readonly isIn: (person: Person) => boolean;
}

/** How well names fit a folded text: 0 is the whole name, 1 the beginning of a word, 2 inside a word; null is no match. */
export function fit(names: readonly string[], wanted: string): number | null {
  const folded = names.map(searchKey);
  if (folded.includes(wanted)) return 0;
  if (folded.some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`))) return 1;
  return folded.some((name) => name.includes(wanted)) ? 2 : null;
}

export type Match<Person> =
  | { readonly is: 'one'; readonly person: Person }
  | { readonly is: 'already'; readonly person: Person }
  | { readonly is: 'several'; readonly people: readonly Person[] }
  | { readonly is: 'nobody' };

/** The person a text means: the only best match not checked in yet. */
export function match<Person>(
  people: readonly Person[],
  text: string,
  { namesOf, isIn }: People<Person>,
): Match<Person> {
  const wanted = searchKey(text);
  if (wanted === '') return { is: 'nobody' };
  const ranked = people.map((person) => ({ person, rank: fit(namesOf(person), wanted) }));
  const best = [0, 1, 2].find((rank) => ranked.some((one) => one.rank === rank));
  const [first, ...others] = ranked.flatMap(({ person, rank }) => (rank === best ? [person] : []));
  if (best === undefined || first === undefined) return { is: 'nobody' };
  const away = [first, ...others].filter((person) => !isIn(person));
  if (away.length > 1) return { is: 'several', people: away };
  const [person] = away;
  return person ? { is: 'one', person } : { is: 'already', person: first };
}
