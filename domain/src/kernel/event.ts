import type { SecurityKind } from '../contract/security.ts';

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
  /** Version of the event's shape. */
  readonly schema: number;
  /** The request that started the chain. */
  readonly correlation: string;
  /** The command or event that led here directly. */
  readonly causation: string;
  /** Digest of the command's payload, present when the caller sent an idempotency key. */
  readonly fingerprint?: string;
  /** Id of the import of a file that it is part of, or of the undoing of one: nobody is written to about it by itself. */
  readonly import?: string;
}

export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * What is declared of one type of event, once; unions, seals, words, samples and versions derive from it. `Data` is its
 * present shape.
 */
export interface EventDeclaration<Data = unknown> {
  /** What happened, as logs and the replay put it. */
  readonly words: string;
  readonly seals: readonly Seal[];
  /** Lifts what was written earlier, one version at a time: the first makes version 2 of version 1. */
  readonly earlier: readonly Lift[];
  /** What the security log calls it, where it changes rights, passwords or who is known. */
  readonly security: SecurityKind | undefined;
  /** Carries the type; never set. */
  readonly data?: Data;
}

/** Makes the next version of an event's data; sealed fields are open, and null once the person is forgotten. */
export type Lift = (data: never) => unknown;

/** The events of a kind of stream, or of several, by type. */
export type EventDeclarations = Readonly<Record<string, EventDeclaration>>;

/** The union of declared events. */
export type EventsOf<Declared> = {
  [Type in keyof Declared & string]: Declared[Type] extends EventDeclaration<infer Data>
    ? DomainEvent<Type, Data>
    : never;
}[keyof Declared & string];

export type EventOf<Event extends DomainEvent, Type extends Event['type']> = Extract<Event, { type: Type }>;

interface MoreOfAnEvent<Data> {
  /** Fields that are personal, by the field with the id of the person whose they are. */
  readonly sealed?: { readonly [Owner in keyof Data | '$actor']?: readonly (keyof Data & string)[] };
  readonly earlier?: readonly Lift[];
  readonly security?: SecurityKind;
}

export const event = <Data>(
  words: string,
  { sealed = {}, earlier = [], security }: MoreOfAnEvent<Data> = {},
): EventDeclaration<Data> => ({
  words,
  seals: Object.entries(sealed as Readonly<Record<string, readonly string[]>>).map(([owner, fields]) => ({
    owner,
    fields,
  })),
  earlier,
  security,
});

/** A name of code as words: `RankingPlayer` is "Ranking player". */
export const spelled = (name: string): string =>
  name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What happened, in the words of the log; an event that is declared nowhere here has those of its type. */
export const wordsOf = (declared: EventDeclarations, type: string): string =>
  declared[type]?.words ?? spelled(type);

/** Version of the shape in which events of this type are written now. */
export const schemaOf = (declared: EventDeclarations, type: string): number =>
  (declared[type]?.earlier.length ?? 0) + 1;

export const sealsOf = (declared: EventDeclarations): Seals =>
  Object.fromEntries(
    Object.entries(declared).flatMap(([type, { seals }]) => (seals.length > 0 ? [[type, seals]] : [])),
  );

/** The event in its present shape. One of a newer version, which a newer process wrote, stays as it is. */
export function lifted<E extends Pick<RecordedEvent, 'type' | 'data' | 'meta'>>(
  declared: EventDeclarations,
  event: E,
): E {
  const { type, meta } = event;
  const missing = declared[type]?.earlier.slice(meta.schema - 1) ?? [];
  if (missing.length === 0) return event;
  const data = missing.reduce((older, lift) => lift(older as never), event.data);
  return { ...event, data, meta: { ...meta, schema: schemaOf(declared, type) } };
}

/** Place of an event in the order of the whole log. Opaque: only compare it; `0n` is before the first event. */
export type Position = bigint;

/** An event at its place in its stream. */
export interface WrittenEvent<E extends DomainEvent = DomainEvent> {
  readonly id: string;
  readonly stream: string;
  /** 0 for the first event of a stream. */
  readonly revision: number;
  readonly type: E['type'];
  readonly data: E['data'];
  readonly meta: EventMeta;
}

export interface RecordedEvent<E extends DomainEvent = DomainEvent> extends WrittenEvent<E> {
  readonly position: Position;
}

export const streamName = (kind: string, id: string): string => `${kind}-${id}`;

/** The kind of a stream: `roster` for `roster-01J...`. */
export const streamKind = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** The id behind the kind: a tournament's, a person's. */
export const streamId = (stream: string): string => stream.slice(stream.indexOf('-') + 1);

/**
 * Which fields of an event are personal data, and whose. They are encrypted in the log under that person's own
 * key; when the key is dropped they read as `null` for ever.
 */
export interface Seal {
  /** Name of the field that holds the person's id; `$actor` seals under the acting person. */
  readonly owner: string;
  readonly fields: readonly string[];
}

/** Seals by event type. An event may speak of several people, so a type has a list. */
export type Seals = Readonly<Record<string, readonly Seal[]>>;
