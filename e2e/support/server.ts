import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../../backend/test/support/serverProcess.ts';

/** The first platform admin of every test server. */
export const admin = { email: 'admin@courtcrew.test', password: 'court-and-crew' } as const;

export interface TestServer {
  readonly url: string;
  /** Stops the server as an operator would and removes its data. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Loads the demo tournaments first. */
  readonly demo?: boolean;
  /** Settings beside those of a test server. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What a server chooses for itself, as for anybody who just starts it. */
const OWN = { HOST: '', SESSION_SECRET: '', VAULT_KEY: '', ERASURES_DIR: '', PROOFS_DIR: '' };

/** Starts the real server, with both built interfaces, on data of its own, and waits until it is ready. */
export async function startServer({ demo = false, env = {} }: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-e2e-'));
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  const first = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const where = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...OWN, ...first, ...env };
  try {
    const server = await startProcess(where, undefined, { args: demo ? ['--demo'] : [] });
    return { url: `http://localhost:${server.port}`, stop: () => server.stop().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}
