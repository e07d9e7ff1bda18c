import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPILED, node24 } from '../../scripts/node24.mjs';
import { inRepository } from '../../scripts/root.mjs';

/** The first platform admin of every test server. */
export const admin = { email: 'admin@courtcrew.test', password: 'court-and-crew' } as const;

export interface TestServer {
  readonly url: string;
  readonly pid: number;
  /** Stops the server as an operator would and removes its data. */
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Loads the demo tournaments first. */
  readonly demo?: boolean;
  /** Settings beside those of a test server. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the real server, with both built interfaces, on data of its own, and waits until it is ready. */
export async function startServer({ demo = false, env = {} }: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-e2e-'));
  const port = await freePort();
  const args = [inRepository('backend/src/main.ts'), ...(demo ? ['--demo'] : [])];
  const child = spawn(node24(), args, {
    env: { ...process.env, ...COMPILED, ...settings(dataDir, port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = outputOf(child);
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, child, demo ? 180_000 : 60_000);
  } catch (error) {
    await stop();
    throw new Error(`The server did not start.\n${said()}`, { cause: error });
  }
  return { url, pid: child.pid ?? 0, stop };
}

/** Nothing of the developer's own settings may reach the server under test. */
const settings = (dataDir: string, port: number) => ({
  DATA_DIR: dataDir,
  PORT: String(port),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'warn',
  NODE_ENV: 'test',
  ...{ HOST: '', PUBLIC_URL: '', DATABASE_URL: '', EVENTSTORE_URL: '', SMTP_URL: '', TRUST_PROXY: '' },
  ...{ TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '', SESSION_SECRET: '', VAULT_KEY: '' },
});

/** The last lines the server wrote, for the report of a failed start. */
function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output = (output + part).slice(-4_000);
    });
  }
  return () => output;
}

async function ready(url: string, child: ChildProcess, patience: number): Promise<void> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const response = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error(`it was not ready after ${patience / 1_000} s`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
