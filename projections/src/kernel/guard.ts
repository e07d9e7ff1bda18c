import type { Position } from '@courtcrew/domain/kernel/event.ts';
import type pg from 'pg';
import { PROJECTED_CHANNEL } from './schema.ts';
import { Signal } from './signal.ts';

/** Another process's word that it has written a batch. */
export interface Word {
  readonly model: string;
  readonly position: Position;
  readonly by: string;
}

export interface GuardEvents {
  /** This process alone may now project the read model. */
  won(model: string): void;
  /** It may not any more. */
  lost(model: string): void;
  heard(word: Word): void;
  /** Each time the locks have been tried: about once a second while the connection stands. */
  ticked(): void;
  connected(): void;
  /** The connection failed; it is tried again. Said at once, before any later connection can succeed. */
  failed(error: unknown): void;
}

const TICK_MS = 1000;
const RECONNECT_MS = 500;
/** A connection that does not answer within this time counts as lost: its locks may be somebody else's. */
const ANSWER_MS = 5000;

const TRY_LOCKS = `select model from unnest($1::text[]) as model
  where pg_try_advisory_lock(hashtextextended('courtcrew.projection.' || model, 0))`;
const UNLOCK = `select pg_advisory_unlock(hashtextextended('courtcrew.projection.' || $1, 0))`;

const UNLOCK_ALL = 'select pg_advisory_unlock_all()';

const answered = (text: string, ...values: unknown[]): pg.QueryConfig & { query_timeout: number } => ({
  text,
  values,
  query_timeout: ANSWER_MS,
});

/**
 * One connection that holds this process's right to project: an advisory lock per read model, which PostgreSQL
 * gives to the next process as soon as the connection is gone. It also listens to the other processes. The
 * locks only spare double work; that nothing is written twice is the checkpoint's business.
 */
export class Guard {
  readonly #pool: pg.Pool;
  readonly #events: GuardEvents;
  readonly #wanted = new Set<string>();
  readonly #held = new Set<string>();
  readonly #signal = new Signal();
  readonly #running: Promise<void>;
  #stopped = false;
  #failed = false;

  constructor(pool: pg.Pool, events: GuardEvents) {
    this.#pool = pool;
    this.#events = events;
    this.#running = this.#run();
  }

  /** Asks for the right to project this read model, now and whenever it is lost. */
  contend(model: string): void {
    this.#wanted.add(model);
    this.#signal.raise();
  }

  /** Gives the right back for good. */
  renounce(model: string): void {
    this.#wanted.delete(model);
    this.#signal.raise();
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
        await this.#hold(client);
      } catch (error) {
        this.#fail(error);
      } finally {
        for (const model of this.#held) this.#events.lost(model);
        this.#held.clear();
        // Closing the session is what frees its locks, and its LISTEN.
        client?.release(true);
      }
      if (!this.#stopped) await this.#signal.next(RECONNECT_MS);
    }
  }

  #fail(error: unknown): void {
    this.#signal.raise();
    if (this.#failed || this.#stopped) return;
    this.#failed = true;
    this.#events.failed(error);
  }

  async #hold(client: pg.PoolClient): Promise<void> {
    client.on('error', (error) => this.#fail(error));
    client.on('end', () => this.#fail(new Error('the connection has ended')));
    client.on('notification', ({ payload }) => this.#hear(payload));
    await client.query(`listen ${PROJECTED_CHANNEL}`);
    this.#failed = false;
    this.#events.connected();
    while (!this.#stopped && !this.#failed) {
      await this.#contest(client);
      this.#events.ticked();
      await this.#signal.next(TICK_MS);
    }
    // The next process should not have to wait until PostgreSQL notices that this one has hung up.
    if (!this.#failed) await client.query(answered(UNLOCK_ALL));
  }

  async #contest(client: pg.PoolClient): Promise<void> {
    for (const model of this.#held) {
      if (this.#wanted.has(model)) continue;
      this.#held.delete(model);
      await client.query(answered(UNLOCK, model));
    }
    const missing = [...this.#wanted].filter((model) => !this.#held.has(model));
    // Asked even when nothing is missing, to learn of a connection that is silently dead.
    const { rows } = await client.query<{ model: string }>(answered(TRY_LOCKS, missing));
    for (const { model } of rows) {
      this.#held.add(model);
      this.#events.won(model);
    }
  }

  #hear(payload: string | undefined): void {
    const word: unknown = JSON.parse(payload ?? 'null');
    if (typeof word !== 'object' || word === null) return;
    if (!('model' in word && 'position' in word && 'by' in word)) return;
    this.#events.heard({
      model: String(word.model),
      position: BigInt(String(word.position)),
      by: String(word.by),
    });
  }
}
