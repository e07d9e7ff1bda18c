import type { Json } from './event.ts';
import { type Refusal, refuse } from './refusal.ts';
import { movedOn, type Said } from './unseen.ts';

export type { Said as Seen } from './unseen.ts';

const CHANGED_MEANWHILE = 'Somebody else has changed this meanwhile: look at it again';
const FIELD_CHANGED = 'was changed meanwhile';

/**
 * Refuses an edit of fields that somebody else has changed since the editor saw them, to another value than the editor
 * wants. Names them, with their values as they stand now (`details.now`). A field of which the editor does not say what
 * they saw is taken at their word.
 */
export function refuseStale<Fields extends object>(
  now: Fields,
  changes: Said<Fields>,
  seen: Said<Fields>,
): Refusal | undefined {
  const names = movedOn(now, changes, seen);
  if (names.length === 0) return undefined;
  return refuse('changed', CHANGED_MEANWHILE, {
    fields: Object.fromEntries(names.map((name) => [name, FIELD_CHANGED])),
    details: { now: Object.fromEntries(names.map((name) => [name, now[name] as Json])) },
  });
}
