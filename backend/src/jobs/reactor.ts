import type { PoolClient } from 'pg';
import { type Reaction, type ReactionParts, ReactionRun } from './reactions.ts';

/** Held by the one process that reacts. */
const LOCK = 7_305_105;
const STANDBY_MS = 2_000;

/**
 * Runs all reactions in one process at a time; the others stand by and take over when it goes. The lock lives in
 * a connection of its own, so it ends with the process, however that ends.
 */
export class Reactor {
  readonly #reactions: readonly Reaction[];
  readonly #parts: ReactionParts;
  readonly #stopping = new AbortController();
  #runs: ReactionRun[] = [];
  #loop: Promise<void> = Promise.resolve();

  constructor(reactions: readonly Reaction[], parts: ReactionParts) {
    this.#reactions = reactions;
    this.#parts = parts;
  }

  /** Gives new reactions their place at the head of the log; resolves before the first event can be missed. */
  async start(): Promise<void> {
    const { pool, events } = this.#parts;
    const head = await events.head();
    await pool.query(
      `insert into outbox.reactions (name, position) select unnest($1::text[]), $2::numeric
       on conflict (name) do nothing`,
      [this.#reactions.map((reaction) => reaction.name), String(head)],
    );
    this.#loop = this.#lead();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  /** Reactions that cannot get past an event, while this process is the one that reacts. */
  get stuck(): readonly { readonly name: string; readonly position: string; readonly type: string }[] {
    return this.#runs.flatMap((run) => (run.stuck ? [{ name: run.name, ...run.stuck }] : []));
  }

  async #lead(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#leadOnce(signal).catch((error: unknown) => {
        this.#parts.log.warn({ err: error }, 'reactions are interrupted');
      });
      await pause(STANDBY_MS, signal);
    }
  }

  async #leadOnce(signal: AbortSignal): Promise<void> {
    const client = await this.#parts.pool.connect();
    const lost = Promise.withResolvers<void>();
    client.on('error', () => lost.resolve());
    client.on('end', () => lost.resolve());
    try {
      if (!(await locked(client))) return;
      for (const reaction of this.#reactions) {
        this.#runs.push(await ReactionRun.start(reaction, this.#parts));
      }
      await Promise.race([lost.promise, aborted(signal)]);
    } finally {
      await Promise.all(this.#runs.map((run) => run.stop()));
      this.#runs = [];
      // Destroyed, not returned: that gives the lock back whatever state the connection is in.
      client.release(true);
    }
  }
}

async function locked(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    LOCK,
  ]);
  return rows[0]?.locked === true;
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(), { once: true });
  if (signal.aborted) resolve();
  await promise.finally(() => clearTimeout(timer));
}
