import { LEVELS, type Level, type Needs } from '../model.ts';

/** Certified, Level 2, Level 1 as profiles have them; every other text counts as not rated. */
const LEVEL_BY_CREDENTIALS: ReadonlyMap<string, Level> = new Map([
  ['Certified', 'certified'],
  ['Level 2', 'level_two'],
  ['Level 1', 'level_one'],
]);

export const levelOf = (credentials: string): Level => LEVEL_BY_CREDENTIALS.get(credentials) ?? 'none';

/**
 * Kinds of places open to these credentials, the person's own first: somebody certified leaves the places that
 * others may take too as long as possible. `exact` allows the own kind alone.
 */
export function levelsOpenTo(credentials: string, exact: boolean): readonly Level[] {
  const own = levelOf(credentials);
  return exact ? [own] : LEVELS.slice(LEVELS.indexOf(own));
}

/** The kind of place to take, null where the shift does not count kinds, undefined where none is free. */
export function placeFor(
  shift: { readonly needs: Needs | null; readonly taken: Needs },
  credentials: string,
  exact: boolean,
): Level | null | undefined {
  const { needs, taken } = shift;
  if (needs === null) return null;
  return levelsOpenTo(credentials, exact).find((level) => taken[level] < needs[level]);
}

/** Whether the shift asks for such credentials at all, whatever is taken. */
export const mayTake = (needs: Needs | null, credentials: string, exact: boolean): boolean =>
  needs === null || levelsOpenTo(credentials, exact).some((level) => needs[level] > 0);
