import { ALL_EVENTS } from '@courtcrew/backend/areas.ts';
import { LOG_STEPS, openPostgresStore } from '@courtcrew/backend/kernel/eventstore/postgres/index.ts';
import { readEdge } from '@courtcrew/backend/kernel/eventstore/readEdge.ts';
import { VAULT_STEPS } from '@courtcrew/backend/kernel/privacy/schema.sql.ts';
import { Vault } from '@courtcrew/backend/kernel/privacy/vault.ts';
import { openPool } from '@courtcrew/projections/database.ts';
import { prepareSchemas } from '@courtcrew/projections/kernel/prepare.ts';
import { rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { seconds } from '../figure.ts';
import { answerWith } from '../rpc.ts';
import { seasonEvents } from '../seasonEvents.ts';

const connectionString = process.env.DATABASE_URL ?? '';
const pool = openPool({ connectionString, max: 4 });
await takeAllSteps(pool, [LOG_STEPS, VAULT_STEPS]);
await prepareSchemas(pool, [rosterModel]);
const feed = await openPostgresStore({ connectionString });
const vault = new Vault(pool, Buffer.alloc(32, 1));
const SAMPLE_MS = 20;
/** Less than that a rebuild does not even know it is a long one. */
const SHORT = 10_000;

export interface Rebuilt {
  readonly events: number;
  readonly seconds: number;
  /** Resident bytes after the first ten thousand events, and the most at any later time. */
  readonly early: number;
  readonly peak: number;
}

const api = {
  /** Adds sign-ups of further tournaments to the log until it has so many events. */
  async fill(events: number): Promise<number> {
    for (const { stream, page } of seasonEvents(await feed.head(), BigInt(events))) {
      const { outcome } = await feed.append(stream, page, -1);
      if (outcome !== 'appended') throw new Error(outcome);
    }
    await pool.query('vacuum (analyze) log.events');
    return Number(await feed.head());
  },

  /** Reads the whole log and does nothing with it; answers seconds. */
  read: (): Promise<number> =>
    seconds(async () => {
      for await (const page of feed.readAll(0n)) if (page.length === 0) return;
    }),

  async rebuild(): Promise<Rebuilt> {
    global.gc?.();
    let [events, early, peak] = [0, 0, 0];
    const sample = () => {
      const { rss } = process.memoryUsage();
      if (events <= SHORT) early = Math.max(early, rss);
      peak = Math.max(peak, rss);
    };
    const timer = setInterval(sample, SAMPLE_MS);
    const spent = await seconds(() =>
      rebuild({
        pool,
        feed,
        model: rosterModel,
        read: readEdge(vault, ALL_EVENTS),
        onProgress: (_, projected) => {
          sample();
          events = projected;
        },
      }),
    );
    clearInterval(timer);
    return { events, seconds: spent, early, peak };
  },
};
export type RebuildApi = typeof api;
answerWith(api);
