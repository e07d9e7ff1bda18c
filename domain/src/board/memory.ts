import { fromJS, type Map as Index, is } from 'immutable';
import type { EventMeta } from '../kernel/event.ts';
import type { BoardEvent } from './events.ts';
import { type Action, type BoardState, type Floor, NOTHING_WRITTEN, type Written } from './state.ts';

/** So many actions can be taken back. A desk undoes what it just did; the bound keeps a long day small. */
const ACTIONS_KEPT = 50;

/** What the event adds to lists that only grow. */
function writtenBy(event: BoardEvent): Written {
  switch (event.type) {
    case 'CheckedIn':
    case 'CheckedOut':
      return { ...NOTHING_WRITTEN, statuses: [event.data.status_id] };
    case 'MatchFinished':
      return { ...NOTHING_WRITTEN, matches: [event.data.match.id] };
    case 'AuxFinished':
      return { ...NOTHING_WRITTEN, past_aux: [event.data.aux.id] };
    default:
      return NOTHING_WRITTEN;
  }
}

const both = (one: Written, other: Written): Written => ({
  matches: [...one.matches, ...other.matches],
  past_aux: [...one.past_aux, ...other.past_aux],
  statuses: [...one.statuses, ...other.statuses],
});

// Persistent maps stay the same object as long as nothing in them is set or taken out.
const untouched = (one: Floor, other: Floor): boolean =>
  one.people === other.people &&
  one.courts === other.courts &&
  one.aux === other.aux &&
  one.clipboards === other.clipboards;

/**
 * `next` with the event among the actions that can be taken back, `before` being the state it came to. An undo is
 * final. After a person is forgotten nothing from before comes back, lest it brings the person.
 */
export function remembered(
  before: BoardState,
  next: BoardState,
  event: BoardEvent,
  { commandId }: EventMeta,
): BoardState {
  if (event.type === 'PersonLeft') return { ...next, actions: [] };
  if (event.type === 'ActionUndone') {
    return { ...next, actions: next.actions.filter(({ last }) => last !== event.data.action) };
  }
  // A command's events stand together in the log, so the action they make up is the last one.
  const last = before.actions.at(-1);
  const going = last?.commandId === commandId ? last : undefined;
  if (!going && untouched(before.floor, next.floor)) return next;
  const action: Action = {
    last: next.revision,
    commandId,
    before: going?.before ?? before.floor,
    after: next.floor,
    written: both(going?.written ?? NOTHING_WRITTEN, writtenBy(event)),
  };
  const earlier = going ? next.actions.slice(0, -1) : next.actions;
  return { ...next, actions: [...earlier, action].slice(-ACTIONS_KEPT) };
}

/**
 * Whether two rows say the same. By value: after a restart equal rows are other objects, and the log may give
 * back their fields in another order.
 */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || is(fromJS(one), fromJS(other));

export interface Change<K, V> {
  readonly key: K;
  readonly before: V | undefined;
  readonly after: V | undefined;
}

/** Rows that differ between two moments. */
export function changes<K, V>(before: Index<K, V>, after: Index<K, V>): readonly Change<K, V>[] {
  if (before === after) return [];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys]
    .map((key) => ({ key, before: before.get(key), after: after.get(key) }))
    .filter((row) => !same(row.before, row.after));
}
