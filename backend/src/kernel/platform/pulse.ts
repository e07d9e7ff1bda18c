import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PlatformLog } from './log.ts';

export interface Guarded {
  /** Nobody waits for answers yet. */
  patient(): void;
  silent(): void;
  heard(): void;
}

const EVERY_MS = 500;
/** A server that takes longer for next to nothing is taken for frozen; with the pause between, seen within 1.5 s. */
const ANSWER_MS = 1_000;

const SILENCE = 'silence';

/**
 * Sends heartbeat queries to PostgreSQL on a connection of its own, so that neither a slow query nor a crowd
 * passes for a server
 * that is frozen, cut off or hung. While there is no answer, everything that waits for one fails instead of
 * hanging; a server that is
 * down says so itself. Until `awaited()` nothing fails: a start may take its time, as on a busy machine.
 */
export class Pulse {
  readonly #url: string;
  readonly #log: Pick<PlatformLog, 'warn' | 'info'>;
  readonly #answerMs: number;
  readonly #guarded = new Set<Guarded>();
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #client: pg.Client | null = null;
  #silent = false;
  #awaited = false;

  constructor(url: string, log: Pick<PlatformLog, 'warn' | 'info'>, answerMs = ANSWER_MS) {
    this.#url = url;
    this.#log = log;
    this.#answerMs = answerMs;
    this.#running = this.#run();
  }

  guard(guarded: Guarded): void {
    this.#guarded.add(guarded);
    if (!this.#awaited) guarded.patient();
    else if (this.#silent) guarded.silent();
  }

  awaited(): void {
    this.#awaited = true;
    this.#tellAll();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#tell(await this.#beat());
      await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
    if (this.#client) this.#hangUp(this.#client);
  }

  /** Whether the server was silent. One that refuses to answer is not. */
  async #beat(): Promise<boolean> {
    const client = this.#client ?? this.#dial();
    const answered = client.query('select 1').catch(() => this.#hangUp(client));
    const silent = (await Promise.race([answered, this.#late()])) === SILENCE;
    if (silent) this.#hangUp(client);
    return silent;
  }

  #dial(): pg.Client {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      // Later than the silence is noticed: only so that no attempt stays open.
      connectionTimeoutMillis: 2 * this.#answerMs,
    });
    client.on('error', () => undefined);
    // The query, which waits for the connection, reports its failure.
    client.connect().catch(() => undefined);
    this.#client = client;
    return client;
  }

  async #late(): Promise<typeof SILENCE> {
    await sleep(this.#answerMs, undefined, { ref: false });
    // This process may itself have stalled: then the answer has arrived and only has to be read.
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    return SILENCE;
  }

  #hangUp(client: pg.Client): void {
    client.end().catch(() => undefined);
    if (this.#client === client) this.#client = null;
  }

  #tell(silent: boolean): void {
    if (silent === this.#silent) return;
    this.#silent = silent;
    if (silent) this.#log.warn({ component: 'database' }, 'PostgreSQL does not answer');
    else this.#log.info({ component: 'database' }, 'PostgreSQL answers again');
    if (this.#awaited) this.#tellAll();
  }

  #tellAll(): void {
    for (const guarded of this.#guarded) this.#silent ? guarded.silent() : guarded.heard();
  }
}
