import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../src/kernel/http/metrics/logging.ts';
import { closeInOrder, type Shutdown } from '../../src/kernel/platform/shutdown.ts';
import { type Server, startServer } from '../../src/server.ts';
import { loadSettings, type Settings } from '../../src/settings.ts';

export interface WholeServer extends Server {
  readonly settings: Settings;
  close(): Promise<void>;
}

/**
 * The product as `npm start` composes it, in this process, on a database of the test's own. `environment` adds to
 * or replaces what it is configured with.
 */
export async function wholeServer(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<WholeServer> {
  const settings = loadSettings({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret of thirty-two characters or more',
    VAULT_KEY: '07'.repeat(32),
    PUBLIC_URL: 'http://crew.example.org',
    ADMIN_PASSWORD: 'first-admins-password',
    TRUST_PROXY: '127.0.0.1',
    NODE_ENV: 'test',
    ERASURES_DIR: join(tmpdir(), 'courtcrew-erasures'),
    PROOFS_DIR: join(tmpdir(), 'courtcrew-proofs'),
    ...environment,
  });
  const log = createLog('silent');
  const parts: Parameters<typeof closeInOrder>[0][number][] = [];
  const shutdown: Shutdown = {
    onShutdown: (name, close) => void parts.push({ name, close }),
    close: () => undefined,
  };
  // Any free port: tests reach the server without the network.
  const server = await startServer({ ...settings, port: 0 }, log, shutdown);
  return { ...server, settings, close: () => closeInOrder(parts, log, 10_000) };
}
