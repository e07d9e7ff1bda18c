import { END, type EventStoreDBClient } from '@eventstore/db-client';
import type { Line } from '../headWatch.ts';
import { positionOf } from './page.ts';

/**
 * Hears of new events by a subscription to the end of the log. Resolves when the line is given up or the server
 * ends the subscription, for whatever reason it has; rejects when it fails.
 */
export async function listen(client: EventStoreDBClient, line: Line): Promise<void> {
  const subscription = client.subscribeToAll({ fromPosition: END });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  subscription.on('data', ({ event }) => {
    if (event) line.heard(positionOf(event));
  });
  subscription.on('confirmation', line.connected);
  subscription.on('end', resolve).on('close', resolve).on('error', reject);
  line.signal.addEventListener('abort', () => resolve());
  try {
    await promise;
  } finally {
    subscription.on('error', () => undefined);
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  }
}
