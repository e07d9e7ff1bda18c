import type { EventMeta, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';

/** An event on its way into the log. `data` is already sealed and is JSON. */
export interface NewEvent {
  /** UUIDv5 of the command's id and the event's index: the same command always makes the same ids. */
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly meta: EventMeta;
}

/** Revision of a stream that has no events yet. */
export const NO_STREAM = -1;

export type AppendResult =
  | {
      readonly outcome: 'appended';
      readonly revision: number;
      readonly position: Position;
    }
  | { readonly outcome: 'wrong-revision'; readonly actual: number }
  /** Some of the ids are in the log already, at other revisions: their commands took effect before. */
  | { readonly outcome: 'duplicate'; readonly ids: readonly string[] };

/** The log did not say whether the events were written. Resend the identical batch at the identical revision. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** The log cannot be reached. Nothing was written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Bytes all events of one append may measure, in every store: EventStoreDB's limit less its framing. */
export const APPEND_BYTES = 1_000_000;

/** More than one append may hold; nothing was written. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  /** So many of the events, counted from the first, would fit. */
  readonly fits: number;

  constructor(fits: number) {
    super('the events are too large for one append');
    this.fits = fits;
  }
}

/**
 * Somebody changed a stream at the server itself: `deleted` or `closed` to writing, it takes no events any more;
 * of a `truncated` one the beginning is gone, and a state folded from the rest would be wrong. Nothing was written.
 */
export class StreamUnusable extends Error {
  override readonly name = 'StreamUnusable';
  readonly stream: string;
  readonly why: 'deleted' | 'closed' | 'truncated';

  constructor(stream: string, why: StreamUnusable['why'], options?: ErrorOptions) {
    super(`stream ${stream} is ${why} at the server`, options);
    this.stream = stream;
    this.why = why;
  }
}

export interface Subscription {
  /** Resolves when the subscription has ended and no handler runs any more. */
  stop(): Promise<void>;
}

/** Called with the position up to which a log that was put back is the one it was. */
export type Rewound = (common: Position) => void;

export type Unusable = Pick<StreamUnusable, 'stream' | 'why'>;

export interface EventStore {
  /** Writes all or nothing at `expectedRevision`; the identical batch again answers the first writing. */
  append(stream: string, events: readonly NewEvent[], expectedRevision: number): Promise<AppendResult>;
  /** Pages of a stream's events in order and without gaps, from `fromRevision` on. */
  readStream(stream: string, fromRevision: number): AsyncIterable<readonly RecordedEvent[]>;
  /** Revision of a stream's newest event, NO_STREAM where it has none. */
  revision(stream: string): Promise<number>;
  /** Pages of all events after `after`, in position order, up to the head at the time of each page. */
  readAll(after: Position): AsyncIterable<readonly RecordedEvent[]>;
  /**
   * Calls `handler` with all events after `after`, in position order, each exactly once per subscription,
   * past and future, one batch at a time. Survives loss of the log and goes on where it was. A handler that
   * throws is called again with the same batch after a pause. When the log is put back to an older state, it goes
   * on from the last event that is the same.
   */
  subscribeAll(after: Position, handler: (events: readonly RecordedEvent[]) => Promise<void>): Subscription;
  /** Position of the newest event, 0n for an empty log. */
  head(): Promise<Position>;
  /** Tells whenever the log turns out to have been put back to an older state. Answers the function that ends it. */
  onRewound(callback: Rewound): () => void;
  /** Streams that this process found unusable and not yet usable again. */
  unusable(): readonly Unusable[];
  close(): Promise<void>;
}
