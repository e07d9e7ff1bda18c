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
      /** Revision of the last event written. */
      readonly revision: number;
      /** Position of the last event written. */
      readonly position: Position;
      /** The events as recorded, in order. */
      readonly events: readonly RecordedEvent[];
    }
  | { readonly outcome: 'wrong-revision'; readonly actual: number }
  /** Some of the ids are in the log already, at other revisions: their commands took effect before. */
  | { readonly outcome: 'duplicate'; readonly ids: readonly string[] };

/** The log did not say whether the events were written. Resend the identical batch at the identical revision. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** The log cannot be reached; nothing was written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

export interface Subscription {
  /** Resolves when the subscription has ended and no handler runs any more. */
  stop(): Promise<void>;
}

export interface EventStore {
  /**
   * Writes all events or none at `expectedRevision` (NO_STREAM for a new stream). Sending the identical batch
   * again at the identical revision answers `appended` with the first writing's positions and writes nothing.
   */
  append(stream: string, events: readonly NewEvent[], expectedRevision: number): Promise<AppendResult>;
  /** Pages of a stream's events in order, from `fromRevision` on. */
  readStream(stream: string, fromRevision: number): AsyncIterable<readonly RecordedEvent[]>;
  /** Pages of all events after `after`, in position order, up to the head at the time of each page. */
  readAll(after: Position): AsyncIterable<readonly RecordedEvent[]>;
  /**
   * Calls `handler` with all events after `after`, in position order, each exactly once per subscription,
   * past and future, one batch at a time. Survives loss of the log and goes on where it was. A handler that
   * throws is called again with the same batch after a pause.
   */
  subscribeAll(after: Position, handler: (events: readonly RecordedEvent[]) => Promise<void>): Subscription;
  /** Position of the newest event, 0n for an empty log. */
  head(): Promise<Position>;
  close(): Promise<void>;
}
