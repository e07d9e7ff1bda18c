/** JSON as the log stores it: no `undefined`, no dates, no big integers. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Who caused a change. `ref` is a person's id, never a name: names are joined when a page is shown, so that
 * forgetting a person leaves nothing behind here. `admin` means the person acted for somebody else.
 */
export interface Actor {
  readonly ref: string | null;
  readonly as: 'self' | 'admin' | 'system';
}

export const SYSTEM: Actor = { ref: null, as: 'system' };

/** What every event carries beside its data. Holds no personal data: metadata is never sealed. */
export interface EventMeta {
  readonly commandId: string;
  readonly actor: Actor;
  /** UTC instant, ISO 8601 with milliseconds. */
  readonly at: string;
  /** Version of the event's shape; upcasters read it. */
  readonly schema: number;
  /** The request that started the chain. */
  readonly correlation: string;
  /** The command or event that led here directly. */
  readonly causation: string;
  /** Digest of the command's payload, present when the caller sent an idempotency key. */
  readonly fingerprint?: string;
}

export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/** Place of an event in the order of the whole log. Opaque: only compare it; `0n` is before the first event. */
export type Position = bigint;

export interface RecordedEvent<E extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly stream: string;
  /** 0 for the first event of a stream. */
  readonly revision: number;
  readonly position: Position;
  readonly type: E['type'];
  readonly data: E['data'];
  readonly meta: EventMeta;
}

export const streamName = (area: string, id: string): string => `${area}-${id}`;

/** The area a stream belongs to: `roster` for `roster-01J...`. */
export const streamArea = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** The id behind the area's name: a tournament's, a person's. */
export const streamId = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
