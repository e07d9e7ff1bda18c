import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/postgres.ts';

export interface TemporaryPostgres {
  readonly url: string;
  /** Ends the server as a power cut would; it is started again by itself, at the same address. */
  kill(): void;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The product's PostgreSQL in a fresh temporary directory, with room for the connections of many tests. */
export async function temporaryPostgres(settings: Record<string, string> = {}): Promise<TemporaryPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-postgres-'));
  const configuration = { max_connections: '200', ...settings };
  const server = await startEmbeddedPostgres({ dataDir, log: silent, configuration });
  return {
    url: server.url,
    kill: () => {
      const pid = server.pid();
      if (pid === undefined) throw new Error('PostgreSQL does not run');
      process.kill(pid, 'SIGKILL');
    },
    remove: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
