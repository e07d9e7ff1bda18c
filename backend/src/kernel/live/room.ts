import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import type { RoomName } from '@courtcrew/domain/contract/rooms.ts';
import { type Position, type RecordedEvent, streamId, streamKind } from '@courtcrew/domain/kernel/event.ts';

/** One message to everybody in a tournament's room. Holds no personal data unless the room's policy allows it. */
export interface Frame {
  readonly tid: string;
  readonly event: string;
  /** Position of the event that makes it needed: the first it tells of; the last where one says as much as many. */
  readonly position: Position;
  /** Position of the last event it tells of, where that is a later one: who has read up to there knows it. */
  readonly until?: Position;
  /** Goes out as JSON. */
  readonly data: object | null;
  /** Clears the room's history: earlier frames may name somebody who was forgotten. */
  readonly forgets?: boolean;
}

/** A kind of live room, `{name}:{tid}`. Areas declare the ones they have events for. */
export interface Room {
  readonly name: RoomName;
  /** Who may be in it; asked at every join and again whenever somebody's rights change. */
  readonly policy: PolicyName;
  /**
   * Kinds of streams it listens to, each with the read models that show an event before the room hears of it: who
   * then asks sees it.
   */
  readonly streams: Readonly<Record<string, readonly string[]>>;
  /** Types of events it listens to; all of its streams' where it does not say. */
  readonly types?: ReadonlySet<string>;
  /**
   * The frames that a batch of events makes, in order. The read models show the events, and perhaps later
   * ones.
   * Each process asks once per batch, however many listen; one that throws is asked again.
   */
  frames(events: readonly RecordedEvent[]): readonly Frame[] | Promise<readonly Frame[]>;
}

interface Kind {
  readonly what: string;
  readonly readModels: readonly string[];
}

/**
 * A room that says only what kind of thing has changed, so that open pages ask again. A burst of events is one
 * frame for each kind, at the position of its last event.
 */
export function changesRoom(name: RoomName, policy: PolicyName, kinds: Readonly<Record<string, Kind>>): Room {
  return {
    name,
    policy,
    streams: Object.fromEntries(Object.entries(kinds).map(([area, { readModels }]) => [area, readModels])),
    frames: (events) => {
      const frames = new Map<string, Frame>();
      for (const { stream, position } of events) {
        const what = kinds[streamKind(stream)]?.what;
        if (what === undefined) continue;
        const key = `${what} ${stream}`;
        frames.delete(key);
        frames.set(key, { tid: streamId(stream), event: 'changed', position, data: { what } });
      }
      return [...frames.values()];
    },
  };
}
