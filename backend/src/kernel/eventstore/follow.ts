import { setTimeout as sleep } from 'node:timers/promises';
import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Subscription } from './port.ts';
import type { Tail } from './tail.ts';

export interface LogPage {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here has been read; may lie beyond the last event where foreign events were left out. */
  readonly upTo: Position;
}

export interface Feed {
  readonly tail: Tail;
  /** The next events after a position. Rejects while the log cannot be reached. */
  next(after: Position): Promise<LogPage>;
  /** Told when a read or a handler begins to fail; the subscription goes on trying. */
  readonly trouble: (what: string, error: unknown) => void;
  readonly retryMs: number;
}

type Handler = (events: readonly RecordedEvent[]) => Promise<void>;

/** A pulling subscription: reads on from its place whenever the log is longer. News only shorten its sleep. */
export function follow(feed: Feed, after: Position, handler: Handler): Subscription {
  const stopping = new AbortController();
  const done = run(feed, after, handler, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return done;
    },
  };
}

async function run(feed: Feed, after: Position, handler: Handler, signal: AbortSignal): Promise<void> {
  let { rewinds } = feed.tail;
  for (let cursor = after; ; ) {
    await feed.tail.beyond(cursor, rewinds, signal);
    if (feed.tail.rewinds > rewinds) {
      // Not to the log's end, which may have grown again while the events before it were being handled.
      cursor = feed.tail.unchanged(cursor, rewinds);
      rewinds = feed.tail.rewinds;
      continue;
    }
    const page = await insist(feed, 'reading the log failed', signal, () => feed.next(cursor));
    if (!page) return;
    if (page.events.length > 0) {
      const handled = await insist(feed, 'a subscriber failed', signal, async () => {
        await handler(page.events);
        return true;
      });
      if (!handled) return;
    }
    // The log ends before what was known of it: it was put back to an older state. Do not spin until it grows.
    if (page.upTo <= cursor) await pause(feed.retryMs, signal);
    else cursor = page.upTo;
  }
}

/** Tries until it succeeds; undefined when the subscription was stopped before. */
async function insist<T>(
  feed: Feed,
  what: string,
  signal: AbortSignal,
  attempt: () => Promise<T>,
): Promise<T | undefined> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures === 0) feed.trouble(what, error);
      await pause(feed.retryMs, signal);
    }
  }
  return undefined;
}

/** Waits, and stops waiting when `signal` aborts. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
