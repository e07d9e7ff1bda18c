import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
export const SECRETS = {
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  VAULT_KEY: '07'.repeat(32),
};

/** A server as `npm start` runs it, in a process of its own that can be killed. */
export interface ServerProcess {
  readonly port: number;
  /** Everything it has printed so far. */
  log(): string;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const environment = (more: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  ADMIN_PASSWORD: 'first-admins-password',
  ...SECRETS,
  ...more,
});

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Resolves when the server says that it is ready; rejects with what it printed when it ends before. */
export async function startProcess(where: Environment, port?: number): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const child = run(['backend/src/main.ts'], { PORT: String(at), HOST: '127.0.0.1', ...where });
  let printed = '';
  const ready = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Courtcrew is ready')) resolve('ready');
      });
    }
  });
  const ended = once(child, 'exit');
  if ((await Promise.race([ready, ended])) !== 'ready') throw new Error(`no server: ${printed}`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { port: at, log: () => printed, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Builds every read model again beside the running servers, with the operator's own command. */
export async function rebuildAll(where: Environment): Promise<void> {
  const child = run(['backend/src/cli/projections.ts', 'rebuild', 'all'], where);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`rebuild ended with ${code}: ${printed}`);
}

const run = (args: readonly string[], more: Environment): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: REPOSITORY,
    env: environment(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
