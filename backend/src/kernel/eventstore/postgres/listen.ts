import type { ClientConfig } from 'pg';
import pgListen from 'pg-listen';
import type { Line } from '../headWatch.ts';
import { within } from '../within.ts';
import { CHANNEL } from './schema.sql.ts';

/** Long enough for a goodbye, short enough not to wait for a peer that is gone without a word. */
const GOODBYE_MS = 500;

/** Hears the log's notifications on one connection. Resolves when aborted, rejects when lost: reconnecting can end deaf. */
export async function listen(connection: ClientConfig, line: Line): Promise<void> {
  const lost = Promise.withResolvers<never>();
  const parse = (payload: string): bigint => BigInt(payload);
  const subscriber = pgListen.default(connection, { retryLimit: 1, paranoidChecking: false, parse });
  subscriber.events.on('error', lost.reject);
  subscriber.notifications.on(CHANNEL, (position: bigint) => line.heard(position));
  // Handled here already: whoever awaits it below may have left by then.
  lost.promise.catch(() => undefined);
  try {
    await subscriber.connect();
    await subscriber.listenTo(CHANNEL);
    line.connected();
    await Promise.race([lost.promise, givenUp(line.signal)]);
  } finally {
    await goodbye({ end: () => subscriber.close() });
  }
}

const givenUp = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

export async function goodbye(connection: { end(): Promise<void> }): Promise<void> {
  await within(GOODBYE_MS, connection.end()).catch(() => undefined);
}
