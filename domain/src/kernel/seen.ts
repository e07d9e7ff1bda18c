import type { Json } from './event.ts';
import { type Refusal, refuse } from './refusal.ts';

const CHANGED_MEANWHILE = 'Somebody else has changed this meanwhile: look at it again';
const FIELD_CHANGED = 'was changed meanwhile';

/** Some of these fields, as an editor saw them or wants them. */
export type Seen<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** How answers show a field that the state holds otherwise, such as cents. */
type Shown<Fields> = { readonly [Name in keyof Fields]?: (value: Fields[Name]) => Json };

/**
 * Refuses an edit of fields that somebody else has changed since the editor saw them, to another value than the editor
 * wants. Names them, with their values as they stand now (`details.now`). A field of which the editor does not say what
 * they saw is taken at their word.
 */
export function refuseStale<Fields extends object>(
  now: Fields,
  changes: Seen<Fields>,
  seen: Seen<Fields>,
  shown: Shown<Fields> = {},
): Refusal | undefined {
  const names = (Object.keys(changes) as (keyof Fields & string)[]).filter((name) => {
    const [stands, wanted, read] = [now[name], changes[name], seen[name]];
    return wanted !== undefined && read !== undefined && read !== stands && wanted !== stands;
  });
  if (names.length === 0) return undefined;
  const answered = (name: (typeof names)[number]) => shown[name]?.(now[name]) ?? (now[name] as Json);
  return refuse('changed', CHANGED_MEANWHILE, {
    fields: Object.fromEntries(names.map((name) => [name, FIELD_CHANGED])),
    details: { now: Object.fromEntries(names.map((name) => [name, answered(name)])) },
  });
}

/** The changes that change something. */
export const differing = <Row extends object>(before: Row, changes: Seen<Row>): Partial<Row> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof Row],
    ),
  ) as Partial<Row>;
