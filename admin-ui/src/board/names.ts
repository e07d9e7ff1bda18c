interface Named {
  readonly first: string | null;
  readonly last: string | null;
}

/** A person as they are called; a dash for somebody who was forgotten. */
export const nameOf = ({ first, last }: Named): string => [first, last].filter(Boolean).join(' ') || '–';

/** `A. Rodriguez`, for places where the name must be found at a glance and the first name does not fit. */
export const shortNameOf = ({ first, last }: Named): string =>
  first && last ? `${first.slice(0, 1)}. ${last}` : nameOf({ first, last });
