import { once } from 'node:events';
import pg from 'pg';
import type { Line } from '../headWatch.ts';
import { within } from '../within.ts';
import { CHANNEL } from './schema.sql.ts';

/** Long enough for a goodbye, short enough not to wait for a peer that is gone without a word. */
const GOODBYE_MS = 500;

/**
 * Hears the notifications of the log on one connection; a fresh client each time, a failed one is spent.
 * Resolves when the line is given up, rejects when it is lost.
 */
export async function listen(connection: pg.ClientConfig, line: Line): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    if (payload) line.heard(BigInt(payload));
  });
  try {
    await client.connect();
    const ended = once(client, 'end', { signal: line.signal }).catch(() => undefined);
    await client.query(`listen ${CHANNEL}`);
    line.connected();
    await ended;
    if (!line.signal.aborted) throw new Error('the connection ended');
  } finally {
    await goodbye(client);
  }
}

export async function goodbye(connection: { end(): Promise<void> }): Promise<void> {
  await within(GOODBYE_MS, connection.end()).catch(() => undefined);
}
