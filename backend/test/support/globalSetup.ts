import type { TestProject } from 'vitest/node';
import { type TemporaryPostgres, temporaryPostgres } from './temporaryPostgres.ts';

interface Shared {
  users: number;
  server: Promise<TemporaryPostgres>;
}

declare global {
  // Every vitest project loads this file anew, so what they share hangs on the process.
  var courtcrewTestPostgres: Shared | undefined;
}

/** One PostgreSQL for all projects of a run; the project that ends last removes it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  globalThis.courtcrewTestPostgres ??= { users: 0, server: temporaryPostgres() };
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
