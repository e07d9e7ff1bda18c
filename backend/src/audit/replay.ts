import {
  type Actor,
  type EventDeclarations,
  type Position,
  type RecordedEvent,
  streamName,
} from '@courtcrew/domain/kernel/event.ts';
import { isRefusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { parseInstant, type TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { type RosterEvent, type RosterState, roster, rosterEvents } from '@courtcrew/domain/roster/index.ts';
import type { Name } from '@courtcrew/projections/accounts/index.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { EventStore } from '../kernel/eventstore/port.ts';
import { Refused } from '../kernel/http/route.ts';

/** Changes an answer lists; the fold goes back to the beginning whatever is listed. */
const LISTED = 200;

export interface ReplayParts {
  readonly events: Pick<EventStore, 'readStream'>;
  readonly read: ReadEvents;
}

/** Where a replay stops: at an instant, after a position, or nowhere. */
export interface Until {
  readonly at?: string;
  readonly position?: Position;
}

export interface Replayed {
  readonly state: RosterState;
  /** The latest changes, newest first. */
  readonly changes: readonly RecordedEvent[];
}

/** The instant that was meant: a UTC instant to the millisecond, or a day and time at the venue. Throws 400. */
export function instantOf(text: string, zone: TimeZone): string {
  const exact = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(exact)) return new Date(exact).toISOString();
  const parsed = parseInstant(text, zone);
  if (!isRefusal(parsed)) return parsed;
  throw new Refused(refuse('invalid', `at ${parsed.text}`, { fields: { at: parsed.text } }));
}

function isAfter(event: RecordedEvent, { at, position }: Until): boolean {
  if (position !== undefined && event.position > position) return true;
  return at !== undefined && event.meta.at > at;
}

/**
 * Folds the tournament's roster from its first event to where it stood. Stops at the first later event: order in
 * the stream is what happened, clocks of several machines are not.
 */
export async function replayRoster(
  { events, read }: ReplayParts,
  tid: string,
  until: Until,
): Promise<Replayed> {
  let state = roster.initial;
  const changes: RecordedEvent[] = [];
  for await (const page of events.readStream(streamName('roster', tid), 0)) {
    for (const event of await read(page)) {
      if (isAfter(event, until)) return { state, changes: changes.reverse() };
      state = roster.evolve(state, { type: event.type, data: event.data } as RosterEvent, event.meta);
      changes.push(event);
      if (changes.length > LISTED) changes.shift();
    }
  }
  return { state, changes: changes.reverse() };
}

const ROSTER_EVENTS: EventDeclarations = rosterEvents;

export const wordsOf = (type: string): string => ROSTER_EVENTS[type]?.words ?? type;

/** The person, and the shift's name, an event speaks of. */
export function subjectOf(data: unknown): { ref_id: string | null; shift: string | null } {
  const { ref_id, shift, name } = data as { ref_id?: string; shift?: { name?: string }; name?: string };
  return { ref_id: ref_id ?? null, shift: shift?.name ?? name ?? null };
}

export const nameOf = (names: ReadonlyMap<string, Name>, ref_id: string): string => {
  const name = names.get(ref_id);
  return name ? `${name.first} ${name.last}` : '';
};

/** As notes name it: "admin: {first} {last}" for somebody who acted for others. */
export function authorOf(names: ReadonlyMap<string, Name>, { ref, as }: Actor): string {
  if (ref === null) return 'system';
  return as === 'admin' ? `admin: ${nameOf(names, ref)}` : nameOf(names, ref);
}
