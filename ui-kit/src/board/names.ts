/** First and last name as answers carry them; null where somebody was forgotten. */
export interface Named {
  readonly first: string | null;
  readonly last: string | null;
}

/** A person as they are called; a dash for somebody who was forgotten. */
export const nameOf = ({ first, last }: Named): string => [first, last].filter(Boolean).join(' ') || '–';

/** `A. Rodriguez`, for places where the name must be found at a glance and the first name does not fit. */
export const shortNameOf = ({ first, last }: Named): string =>
  first && last ? `${[...first][0]}. ${last}` : nameOf({ first, last });

/** The whole name where it is at most that many characters, else the short one. */
export function nameWithin(person: Named, letters: number): string {
  const whole = nameOf(person);
  return whole.length <= letters ? whole : shortNameOf(person);
}
