import { existsSync } from 'node:fs';
import pg from 'pg';
import type { Settings } from '../../settings.ts';
import type { PlatformLog } from './log.ts';
import { runningPostgres, startEmbeddedPostgres } from './postgres.ts';
import { clusterOf } from './secrets.ts';
import { CannotStart } from './startup.ts';

export interface RunningDatabase {
  readonly url: string;
  readonly embedded: boolean;
  /** Stops the embedded PostgreSQL; nothing to do for any other. */
  stop(): Promise<void>;
}

const oldestMajor = 14;

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** The database of `DATABASE_URL`, checked, else the embedded one. Throws `CannotStart`. */
export async function startDatabase(settings: Where, log: PlatformLog): Promise<RunningDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return checked(databaseUrl);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  return { url, embedded: true, stop };
}

/** The database for a tool: a running server's, else its own, where data are. Throws `CannotStart`. */
export async function joinDatabase(settings: Where, log: PlatformLog): Promise<RunningDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return startDatabase(settings, log);
  if (!existsSync(clusterOf(dataDir)))
    throw new CannotStart(`DATA_DIR: no server has kept data in ${dataDir}`);
  const running = await runningPostgres(dataDir);
  return running
    ? { url: running, embedded: true, stop: async () => undefined }
    : startDatabase(settings, log);
}

async function checked(url: string): Promise<RunningDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    const version = await serverVersion(client);
    if (version < oldestMajor * 10_000) {
      throw new CannotStart(
        `DATABASE_URL: PostgreSQL ${Math.floor(version / 10_000)} is too old, ${oldestMajor} or newer is needed`,
      );
    }
  } finally {
    await client.end().catch(() => undefined);
  }
  return { url, embedded: false, stop: async () => undefined };
}

/** As PostgreSQL counts: 180004 is 18.4. */
async function serverVersion(client: pg.Client): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return Number(rows[0]?.server_version_num);
  } catch (error) {
    throw new CannotStart(`DATABASE_URL: cannot connect to ${client.host}:${client.port} (${reason(error)})`);
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
