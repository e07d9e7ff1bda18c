import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from './database.ts';
import { type TestServer, testServer } from './server.ts';
import { serverDatabase } from './serverDatabase.ts';

interface Hosted {
  readonly server: TestServer;
}

/** Where the log is kept when it is not in the database, as the server is told. */
interface LogElsewhere {
  readonly connectionString: string;
  stop(): Promise<void> | void;
}

/** A whole server of its own for the tests of a file. */
export function hosted(startLog?: () => Promise<LogElsewhere>): Hosted {
  let database: TestDatabase | undefined;
  let log: LogElsewhere | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    database = await serverDatabase();
    log = await startLog?.();
    server = await testServer(database.url, log && { EVENTSTORE_URL: log.connectionString });
  });
  afterAll(async () => {
    await server?.close();
    await log?.stop();
    await database?.drop();
  });
  return {
    get server() {
      if (!server) throw new Error('asked before the server stands');
      return server;
    },
  };
}
