import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type EventStoreDBClient, excludeSystemEvents, START } from '@eventstore/db-client';
import type { Line } from '../headWatch.ts';
import { readFailure } from './failures.ts';
import { isOurs, recorded } from './page.ts';
import { unpack } from './position.ts';

/** Events that come within this time are handed on together: each batch costs read models a transaction. */
const GATHER_MS = 15;

/**
 * Takes in the log from a position on by one subscription, which leaves the server's own events where they are.
 * Resolves when the line is given up or the server ends the subscription, for whatever reason it has; rejects when
 * it fails, with StoreUnavailable. What comes is taken at once: a server drops a subscriber that keeps it waiting.
 */
export async function listen(
  client: EventStoreDBClient,
  line: Line,
  after: Position,
  deliver: (events: readonly RecordedEvent[]) => void,
): Promise<void> {
  // An abort that came before is not told to listeners that are added after it.
  if (line.signal.aborted) return;
  const subscription = client.subscribeToAll({
    fromPosition: after === 0n ? START : unpack(after),
    filter: excludeSystemEvents(),
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let arrived: RecordedEvent[] = [];
  let handedOn = 0;
  const handOn = () => {
    handedOn = performance.now();
    const events = arrived;
    arrived = [];
    const last = events.at(-1);
    if (!last || line.signal.aborted) return;
    deliver(events);
    line.heard(last.position);
  };
  subscription.on('data', ({ event }) => {
    if (!event || !isOurs(event)) return;
    if (arrived.length === 0) {
      const wait = handedOn + GATHER_MS - performance.now();
      if (wait > 0) setTimeout(handOn, wait);
      else setImmediate(handOn);
    }
    arrived.push(recorded(event));
  });
  subscription.on('end', resolve).on('close', resolve);
  subscription.on('error', (error) => reject(readFailure(null, error)));
  line.signal.addEventListener('abort', () => resolve(), { once: true });
  try {
    await promise;
  } finally {
    subscription.on('error', () => undefined);
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  }
}
