import pg from 'pg';
import { afterEach, beforeEach, expect } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../backend/test/support/database.ts';
import { openPool } from '../../src/database.ts';
import type { ServerPool } from '../../src/kernel/pool.ts';
import type { ReadModel } from '../../src/kernel/readModel.ts';
import { type Projections, type RunnerParts, runProjections } from '../../src/kernel/runner.ts';
import type { Notice } from '../../src/kernel/worker.ts';
import { tableDigest } from './digest.ts';
import { MemoryFeed } from './memoryFeed.ts';
import { type SeatEvent, seatStory, seatsModel } from './seats.ts';

type Digest = Record<string, string>;

/** A log, a database, and processes that project the one into the other; new for every test. */
class Site {
  readonly feed = new MemoryFeed();
  readonly notices: Notice[] = [];
  readonly #database: TestDatabase;
  readonly #running = new Set<Projections>();
  readonly #pools: pg.Pool[] = [];

  constructor(database: TestDatabase) {
    this.#database = database;
  }

  pool(name = 'test', options?: string): ServerPool {
    const pool = openPool({ connectionString: this.#database.url, application_name: name, options });
    this.#pools.push(pool);
    return pool;
  }

  /** A pool at an address that brings a name for all connections. */
  namedByAddress(name: string): ServerPool {
    const address = new URL(this.#database.url);
    address.searchParams.set('application_name', name);
    const pool = openPool({ connectionString: address.href });
    this.#pools.push(pool);
    return pool;
  }

  /** Starts a process: a pool and a subscription of its own. */
  async start(
    readModels: ReadModel[],
    more: Partial<RunnerParts> & { name?: string } = {},
  ): Promise<Projections> {
    const { name, ...parts } = more;
    const notify = (notice: Notice): void => void this.notices.push(notice);
    const pool = parts.pool ?? this.pool(name);
    const projections = await runProjections({ feed: this.feed, readModels, notify, ...parts, pool });
    this.#running.add(projections);
    return projections;
  }

  async stop(projections: Projections): Promise<void> {
    this.#running.delete(projections);
    await projections.stop();
  }

  append(stream: string, { type, data }: SeatEvent): bigint {
    return this.feed.append(stream, type, data).position;
  }

  /** Appends a story; answers the position of its last event. */
  tell(count: number, seed = 1): bigint {
    for (const [stream, event] of seatStory(count, seed)) this.append(stream, event);
    return this.feed.events.at(-1)?.position ?? 0n;
  }

  async settles(projections: Projections, models = ['seats'], position?: bigint): Promise<void> {
    const reached = position ?? (await this.feed.head());
    expect(await projections.settled(models, reached, 10_000)).toBe(true);
  }

  /** Asks PostgreSQL on a connection of its own. */
  async query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    return this.#alone(async (client) => (await client.query<Row>(sql)).rows);
  }

  async digest(schema = 'seats'): Promise<Digest> {
    return this.#alone((client) => tableDigest(client, schema));
  }

  /** What the tables must be: the same log, projected into a fresh database by one undisturbed process. */
  async expected(): Promise<Digest> {
    const site = new Site(await testDatabase());
    site.feed.events.push(...this.feed.events);
    await site.settles(await site.start([seatsModel()]));
    const digest = await site.digest();
    await site.close();
    return digest;
  }

  /** Ends a process's connections, whatever they do at the moment. */
  async kill(name: string): Promise<void> {
    await this.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like '${name} %' and datname = current_database()`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((projections) => projections.stop()));
    await Promise.all(this.#pools.map((pool) => pool.end()));
    await this.#database.drop();
  }

  async #alone<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.#database.url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

/** Gives each test of a file its site. */
export function eachTestItsSite(): () => Site {
  let site: Site | null = null;
  beforeEach(async () => {
    site = new Site(await testDatabase());
  });
  afterEach(async () => {
    await site?.close();
    site = null;
  });
  return () => {
    if (!site) throw new Error('only inside a test');
    return site;
  };
}

/** Waits for what only another connection or process can show. */
export const until = (what: () => unknown): Promise<void> =>
  expect.poll(what, { timeout: 10_000 }).toBeTruthy();

export const open = (seat: number, details: unknown = {}): SeatEvent => ({
  type: 'SeatOpened',
  data: { seat, day: null, tags: [], details },
});

export const take = (seat: number, person: string): SeatEvent => ({
  type: 'SeatTaken',
  data: { seat, person },
});
