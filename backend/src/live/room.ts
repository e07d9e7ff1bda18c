import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { type Json, type RecordedEvent, streamArea, streamId } from '@courtcrew/domain/kernel/event.ts';

/** One message to everybody in a tournament's room. Holds no personal data unless the room's policy allows it. */
export interface Frame {
  readonly tid: string;
  readonly event: string;
  readonly data: Json;
}

/** A kind of live room, `{name}:{tid}`. Areas declare the ones they have events for. */
export interface Room {
  readonly name: string;
  /** Who may be in it; asked at every join and again whenever somebody's rights change. */
  readonly policy: PolicyName;
  /** Kinds of streams it listens to. */
  readonly areas: readonly string[];
  /** Read models that show an event before the room hears of it: who then asks sees it. */
  readonly readModels: readonly string[];
  frames(event: RecordedEvent): readonly Frame[];
  /** What somebody who joins is told first. */
  snapshot?(tid: string): Promise<Json>;
}

/**
 * A room that says only what kind of thing has changed, so that open pages ask again. A burst of events is one
 * frame for each kind.
 */
export function changesRoom(
  name: string,
  policy: PolicyName,
  kinds: Readonly<Record<string, { readonly what: string; readonly readModels: readonly string[] }>>,
): Room {
  return {
    name,
    policy,
    areas: Object.keys(kinds),
    readModels: [...new Set(Object.values(kinds).flatMap((kind) => kind.readModels))],
    frames: (event) => {
      const kind = kinds[streamArea(event.stream)];
      return kind ? [{ tid: streamId(event.stream), event: 'changed', data: { what: kind.what } }] : [];
    },
  };
}

const TOURNAMENT = { what: 'tournament', readModels: ['tournaments'] };
const SHIFTS = { what: 'shifts', readModels: ['roster', 'audit'] };

/** Rooms of pages that show a tournament: everybody's, and the desk's. */
export const changeRooms: readonly Room[] = [
  changesRoom('tournament', 'public', { tournament: TOURNAMENT, roster: SHIFTS }),
  changesRoom('desk', 'anyDesk', { tournament: TOURNAMENT, roster: SHIFTS }),
];
