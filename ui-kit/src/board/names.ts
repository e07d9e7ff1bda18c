import { fullName, type Named } from '@courtcrew/domain/kernel/fullName.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';

export type { Named };

/** A person as they are called; empty for somebody who was forgotten. */
export const knownNameOf = ({ first, last }: Named): string => isolated(fullName({ first, last }));

/** The same, with a dash for somebody who was forgotten. */
export const nameOf = (person: Named): string => knownNameOf(person) || '–';

/** `A. Rodriguez`, for places where the name must be found at a glance and the first name does not fit. */
const shortNameOf = ({ first, last }: Named): string =>
  first && last ? isolated(`${[...first][0]}. ${last}`) : nameOf({ first, last });

/** `M. Castellanos` of Castellanos Torres: parts of the last name but no bare `Van der`, longest first. */
const shorterOf = ({ first, last }: Named): readonly string[] => {
  const ends = [...(last ?? '').matchAll(/[\p{L}\p{N}'’]{4,}(?=[\s-])/gu)].map(
    (part) => part.index + part[0].length,
  );
  return ends.reverse().map((end) => shortNameOf({ first, last: last?.slice(0, end) ?? null }));
};

/** The fullest form of a name that has at most that many characters; the short one where none has. */
export function nameWithin(person: Named, letters: number): string {
  const short = shortNameOf(person);
  const forms = [nameOf(person), short, ...shorterOf(person)];
  return forms.find((form) => form.length <= letters) ?? forms.at(-1) ?? short;
}
