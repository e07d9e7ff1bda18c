import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { temporaryPostgres } from './temporaryPostgres.ts';

interface Shared {
  users: number;
  server: Promise<{ readonly url: string; remove(): Promise<void> }>;
}

declare global {
  // Every vitest project loads this file anew, so what they share hangs on the process.
  var courtcrewTestPostgres: Shared | undefined;
}

/** One PostgreSQL for all projects of a run; the project that ends last leaves nothing of the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  globalThis.courtcrewTestPostgres ??= {
    users: 0,
    server: given ? Promise.resolve({ url: given, remove: () => dropLeft(given) }) : temporaryPostgres(),
  };
  const shared = globalThis.courtcrewTestPostgres;
  shared.users += 1;
  const server = await shared.server;
  project.provide('postgresUrl', server.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.courtcrewTestPostgres = undefined;
    await server.remove();
  };
}

/** Drops what workers of this run have left, such as their templates. */
async function dropLeft(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, 'test_${process.pid}_')`,
  );
  for (const { datname } of rows) await client.query(`drop database ${datname}`);
  await client.end();
}
