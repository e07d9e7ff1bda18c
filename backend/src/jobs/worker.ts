import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type Delivery, SendLater } from './delivery.ts';
import { OUTBOX_SCHEMA } from './schema.sql.ts';

export interface JobsLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

const SCHEMA = 'jobs';
const CONCURRENCY = 3;
/** Two processes that start at once must not run the same migration twice. */
const MIGRATION_LOCK = 7_305_104;

const job = z.object({ id: z.uuid() });

const CRONTAB = `
* * * * * sweep
17 4 * * * purge
`;

/** The library's own lines, of which only trouble is of interest; a message's error may hold an address. */
const loggerOf = (log: JobsLog): Logger =>
  new Logger(() => (level, text) => {
    if (level === 'error' && !text.includes(SendLater.name)) log.error({}, text.split('\n', 1)[0] ?? '');
  });

/** Creates the tables of outbox and workers. Safe to run in several processes at once. */
export async function migrateJobs(pool: Pool, log: JobsLog): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(OUTBOX_SCHEMA);
    await runMigrations({ pgPool: pool, schema: SCHEMA, logger: loggerOf(log) });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Starts this process's workers; `migrateJobs` has run before. Answers how to stop them. */
export async function startWorkers(
  pool: Pool,
  delivery: Delivery,
  log: JobsLog,
): Promise<() => Promise<void>> {
  const runner: Runner = await run({
    pgPool: pool,
    schema: SCHEMA,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: loggerOf(log),
    crontab: CRONTAB,
    taskList: {
      deliver: async (payload: unknown): Promise<void> => delivery.deliver(job.parse(payload).id),
      sweep: async (): Promise<void> => delivery.sweep(),
      purge: async (): Promise<void> => delivery.purge(),
    },
  });
  // Without a listener a lost database connection would end the process; the runner's end is handled by stop.
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'job workers ended'));
  return async () => {
    await runner.stop().catch(() => undefined);
  };
}
