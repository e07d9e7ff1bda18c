import type pg from 'pg';
import { Signal } from './signal.ts';

export interface ListenerEvents {
  heard(payload: string): void;
  /** About once a second while the connection stands. */
  ticked(): void;
  connected(): void;
  /** The connection failed; it is tried again. Said at once, before any later connection can succeed. */
  failed(error: unknown): void;
}

const TICK_MS = 1000;
const RECONNECT_MS = 500;
/** A connection that does not answer within this time counts as lost, and with it what was said meanwhile. */
const ANSWER_MS = 5000;

const STILL_THERE = { text: 'select 1', query_timeout: ANSWER_MS };

/** One connection of the pool on which this process hears what others say on a channel. */
export class Listener {
  readonly #pool: pg.Pool;
  readonly #channel: string;
  readonly #events: ListenerEvents;
  readonly #signal = new Signal();
  readonly #running: Promise<void>;
  #stopped = false;
  #failed = false;

  constructor(pool: pg.Pool, channel: string, events: ListenerEvents) {
    this.#pool = pool;
    this.#channel = channel;
    this.#events = events;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#signal.raise();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      let client: pg.PoolClient | null = null;
      try {
        client = await this.#pool.connect();
        await this.#hear(client);
      } catch (error) {
        this.#fail(error);
      } finally {
        // Closing the session is what ends its LISTEN.
        client?.release(true);
      }
      if (!this.#stopped) await this.#signal.next(RECONNECT_MS);
    }
  }

  #fail(error: unknown): void {
    // Only the first failure is news: while there is no connection it is tried again after a pause each time.
    if (this.#failed || this.#stopped) return;
    this.#failed = true;
    this.#signal.raise();
    this.#events.failed(error);
  }

  async #hear(client: pg.PoolClient): Promise<void> {
    client.on('error', (error) => this.#fail(error));
    client.on('end', () => this.#fail(new Error('the connection has ended')));
    client.on('notification', ({ payload = '' }) => this.#events.heard(payload));
    await client.query(`listen ${this.#channel}`);
    this.#failed = false;
    this.#events.connected();
    while (!this.#stopped && !this.#failed) {
      await client.query(STILL_THERE);
      this.#events.ticked();
      await this.#signal.next(TICK_MS);
    }
  }
}
