import { fullName, type Named } from '@courtcrew/domain/kernel/fullName.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';

export type { Named };

/** A person's shown name; empty after erasure. */
export const knownNameOf = ({ first, last }: Named): string => isolated(fullName({ first, last }));

/** With a dash after erasure. */
export const nameOf = (person: Named): string => knownNameOf(person) || '–';

/** `A. Rodriguez`, where the first name does not fit. */
const shortNameOf = ({ first, last }: Named): string =>
  first && last ? isolated(`${[...first][0]}. ${last}`) : nameOf({ first, last });

/** `M. Castellanos` of Castellanos Torres: parts of the last name but no bare `Van der`, longest first. */
const shorterOf = ({ first, last }: Named): readonly string[] => {
  const ends = [...(last ?? '').matchAll(/[\p{L}\p{N}'’]{4,}(?=[\s-])/gu)].map(
    (part) => part.index + part[0].length,
  );
  return ends.reverse().map((end) => shortNameOf({ first, last: last?.slice(0, end) ?? null }));
};

/** The longest form of a name within that many characters, else the short one. */
export function nameWithin(person: Named, letters: number): string {
  const short = shortNameOf(person);
  const forms = [nameOf(person), short, ...shorterOf(person)];
  return forms.find((form) => form.length <= letters) ?? forms.at(-1) ?? short;
}
