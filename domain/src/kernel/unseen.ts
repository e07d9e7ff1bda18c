/**
 * Two desks at one form: a change counts where what its editor saw still stands. Who does not say what they saw is taken at
 * their word, and who wants what stands there by now changes nothing.
 */
export const isUnseen = <Value>(now: Value, wanted: Value, seen: Value | undefined): boolean =>
  seen !== undefined && seen !== now && wanted !== now;

/** Some of these fields, as an editor saw them or wants them. */
export type Said<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Names of the fields that somebody else has given another value than the editor saw, and than the editor wants. */
export const movedOn = <Fields extends object>(
  now: Fields,
  changes: Said<Fields>,
  was: Said<Fields>,
): (keyof Fields & string)[] =>
  (Object.keys(changes) as (keyof Fields & string)[]).filter(
    (field) => changes[field] !== undefined && isUnseen(now[field], changes[field], was[field]),
  );
