import { once } from 'node:events';
import pg from 'pg';
import { pause } from '../pause.ts';
import type { Tail } from '../tail.ts';
import { CHANNEL } from './schema.sql.ts';

export interface HeadWatchOptions {
  readonly connection: pg.ClientConfig;
  readonly tail: Tail;
  /** Asks the log how far it reaches and tells the tail. */
  readonly look: () => Promise<void>;
  readonly lookEveryMs: number;
  readonly trouble: (what: string, error: unknown) => void;
}

/**
 * Tells the tail of events that other processes append: at once by notification, and by looking about once a
 * second, because notifications are lost with the connection, and a connection can be dead without saying so.
 */
export function watchHead(options: HeadWatchOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loops = [listen(options, stopping.signal), lookAround(options, stopping.signal)];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function lookAround({ look, lookEveryMs }: HeadWatchOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(lookEveryMs, signal);
    if (!signal.aborted) await look().catch(() => undefined);
  }
}

async function listen(options: HeadWatchOptions, signal: AbortSignal): Promise<void> {
  let complained = false;
  while (!signal.aborted) {
    try {
      await listenOnce(options, signal, () => {
        complained = false;
      });
    } catch (error) {
      if (!complained) options.trouble('notifications of the log are lost, trying again', error);
      complained = true;
    }
    await pause(options.lookEveryMs / 4, signal);
  }
}

/** Resolves when stopped; rejects when the connection fails. A fresh client each time: a failed one is spent. */
async function listenOnce(
  { connection, tail, look }: HeadWatchOptions,
  signal: AbortSignal,
  connected: () => void,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => {
    if (payload) tail.advance(BigInt(payload));
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    connected();
    await look();
    await once(client, 'end', { signal }).catch((error) => {
      if (!signal.aborted) throw error;
    });
    if (!signal.aborted) throw new Error('the connection ended');
  } finally {
    await client.end().catch(() => undefined);
  }
}
