import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/kernel/platform/postgres.ts';

export interface TemporaryPostgres {
  readonly url: string;
  /** Ends the server as a power cut would; it is started again by itself, at the same address. */
  kill(): void;
  /** Lets the server stand still with all its processes: connections stay open and nobody answers. */
  freeze(): void;
  wake(): void;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
}

function childrenOf(parent: number): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return processes.split('\n').flatMap((line) => {
    const [pid, ppid] = line.trim().split(/\s+/).map(Number);
    return pid !== undefined && ppid === parent ? [pid] : [];
  });
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;

/** In memory where the machine has room there: the product flushes every commit, and a disk takes its time for each. */
function quickDirectory(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
}

/** The product's PostgreSQL in a fresh temporary directory, with room for the connections of many tests. */
export async function temporaryPostgres(settings: Record<string, string> = {}): Promise<TemporaryPostgres> {
  const dataDir = mkdtempSync(join(quickDirectory(), 'courtcrew-postgres-'));
  const configuration = { max_connections: '400', ...settings };
  const server = await startEmbeddedPostgres({ dataDir, log: silent, configuration });
  const running = () => {
    const pid = server.pid();
    if (pid === undefined) throw new Error('PostgreSQL does not run');
    return pid;
  };
  return {
    url: server.url,
    kill: () => process.kill(running(), 'SIGKILL'),
    // The first one first: it makes the others.
    freeze: () => {
      process.kill(running(), 'SIGSTOP');
      for (const pid of childrenOf(running())) process.kill(pid, 'SIGSTOP');
    },
    wake: () => {
      for (const pid of childrenOf(running())) process.kill(pid, 'SIGCONT');
      process.kill(running(), 'SIGCONT');
    },
    remove: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
