import { type Position, type RecordedEvent, streamKind } from '@courtcrew/domain/kernel/event.ts';

/** What projecting needs of the event store. */
export interface EventFeed {
  /** Pages of all events after `after`, in position order, up to the head at the time of each page. */
  readAll(after: Position): AsyncIterable<readonly RecordedEvent[]>;
  /** Every event after `after`, in position order, exactly once, one batch at a time, for as long as it runs. */
  subscribeAll(
    after: Position,
    handler: (events: readonly RecordedEvent[]) => Promise<void>,
  ): { stop(): Promise<void> };
  /** Position of the newest event, 0n for an empty log. */
  head(): Promise<Position>;
  /**
   * Tells, with the position up to which it is the one it was, that the log was put back to an older state. A feed
   * that cannot go back has none. Answers the function that ends it.
   */
  onRewound?(callback: (common: Position) => void): () => void;
}

/**
 * Makes of what the log holds what is projected: the same events in the same order, in their present shape, personal
 * fields open and `null` where the person is forgotten. It throws only when the keys cannot be reached, and is then
 * called again.
 */
export type ReadEvents = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>;

/** Events of the streams a read model follows, and the position that is reached once they are projected. */
export interface Batch {
  readonly events: readonly RecordedEvent[];
  readonly reached: Position;
}

/**
 * The events of these kinds of streams after `after` in batches of about `size`, up to the end of the log. While the
 * consumer works on one batch the next page is already being read: never more than one, so memory stays flat.
 */
export async function* batches(
  feed: EventFeed,
  after: Position,
  streams: readonly string[],
  size: number,
  read: ReadEvents,
): AsyncGenerator<Batch> {
  let events: RecordedEvent[] = [];
  let reached = after;
  for await (const page of readAhead(feed.readAll(after))) {
    for (const event of page) if (streams.includes(streamKind(event.stream))) events.push(event);
    reached = page.at(-1)?.position ?? reached;
    if (events.length < size) continue;
    yield { events: await read(events), reached };
    events = [];
  }
  if (reached > after) yield { events: await read(events), reached };
}

/** What is being worked on, and the next of it already on its way. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<T>> => {
    const step = iterator.next();
    // Awaited only when the consumer comes back; until then a failure must not count as unhandled.
    step.catch(() => undefined);
    return step;
  };
  try {
    let step = await next();
    while (!step.done) {
      const { value } = step;
      const following = next();
      yield value;
      step = await following;
    }
  } finally {
    await iterator.return?.();
  }
}
