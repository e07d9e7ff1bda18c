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
  /** Streams it listens to, each with the read models that must show an event before it is announced. */
  readonly streams: Readonly<Record<string, readonly string[]>>;
  /** Types of events it listens to; all of its streams' where it does not say. */
  readonly types?: ReadonlySet<string>;
  /** The frames of a batch, in order; called once per process and batch, and again after a failure. */
  frames(events: readonly RecordedEvent[]): readonly Frame[] | Promise<readonly Frame[]>;
}

interface Kind {
  readonly what: string;
  readonly readModels: readonly string[];
}

/** A room that announces only what kind of thing changed, one frame per kind and batch. */
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
