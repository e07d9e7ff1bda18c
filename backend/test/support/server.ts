import { type AccountsParts, accountsParts } from '../../src/accounts/index.ts';
import type { Product } from '../../src/kernel/area.ts';
import { createLog } from '../../src/kernel/http/metrics/logging.ts';
import { closeInOrder, type Shutdown } from '../../src/kernel/platform/shutdown.ts';
import { type Server, type ServerOptions, startServer } from '../../src/server.ts';
import { loadSettings, type Settings } from '../../src/settings.ts';
import { ENVIRONMENT } from './environment.ts';

export const PUBLIC_URL = 'http://crew.test';

/**
 * Longer than in the product: tests are about calls and not about a machine that stands still, and on a busy one they
 * would take a notice of lateness for a fault.
 */
const WAITS = { settleMs: 15_000, pulseMs: 15_000 };

/** The product as `npm start` composes it, in this process. */
export interface TestServer extends Omit<Product, 'execute' | 'admin'>, Server {
  readonly settings: Settings;
  readonly accounts: AccountsParts;
  /** As the system, outside any request; resolves when the read models show it. */
  readonly execute: Product['asSystem'];
  close(): Promise<void>;
}

/**
 * Starts a server on the database at `url`; several may run on the same. `environment` adds to what it is configured
 * with, or replaces it.
 */
export async function testServer(
  url: string,
  environment: Readonly<Record<string, string>> = {},
  options: Pick<ServerOptions, 'now' | 'waits'> = {},
): Promise<TestServer> {
  const settings = loadSettings({
    ...ENVIRONMENT,
    DATABASE_URL: url,
    PUBLIC_URL,
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  });
  const log = createLog('silent');
  const parts: Parameters<typeof closeInOrder>[0][number][] = [];
  const shutdown: Shutdown = {
    onShutdown: (name, close) => void parts.push({ name, close }),
    close: () => undefined,
  };
  // Any free port: tests reach the server without the network.
  const server = await startServer({ ...settings, port: 0 }, log, shutdown, { waits: WAITS, ...options });
  return {
    ...server.product,
    ...server,
    settings,
    accounts: accountsParts(server.product),
    execute: server.product.asSystem,
    close: () => closeInOrder(parts, log, 10_000),
  };
}
