import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlatformLog } from './log.ts';
import { findBinaries } from './postgres/binaries.ts';
import { bareEnvironment, ensureCluster, urlOf } from './postgres/cluster.ts';
import { launcherFor } from './postgres/launcher.ts';
import { isLocked, lockDataDir } from './postgres/lock.ts';
import { noted, stopOrphan } from './postgres/orphan.ts';
import { becauseOf, NotReady } from './postgres/problem.ts';
import { clusterOf, makeDataDir } from './secrets.ts';
import { CannotStart } from './startup.ts';

/** Below the numbers from which systems take ports for outgoing connections (Linux: 32768 and on). */
const LASTING_PORTS = { from: 20_000, to: 32_000 };

const ATTEMPTS = 100;

/**
 * A port that nobody listens at, for a server that is to be found there again after a restart. A client that keeps
 * trying meanwhile could be given a port of the outgoing ones as its own, connect to itself and hold it.
 * Undefined when everything that was tried is taken.
 */
async function freePort(): Promise<number | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LASTING_PORTS.from, LASTING_PORTS.to);
    if (await isFree(port)) return port;
  }
}

/** Whether one can listen at the port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Settings of the embedded PostgreSQL, given at every start. A commit that was reported is on disk. */
const configuration: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '100',

  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  // Queries are short: compiling them costs more than it saves.
  jit: 'off',
  io_method: 'sync',

  // Few, spread checkpoints: each one makes the next writes to a page log the whole page.
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Error texts and statements carry values, and values are personal data; the server reports errors itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export interface EmbeddedPostgres {
  /** Stays the same when PostgreSQL is killed and started again. */
  readonly url: string;
  /** Process id of the PostgreSQL that runs now; undefined while it is being started again. */
  pid(): number | undefined;
  /** Fast shutdown, after 1.2 s immediate shutdown, which loses nothing either. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: PlatformLog;
  /** How long to wait for a stopping server to let go of the data directory, in ms. */
  readonly patience?: number;
  readonly configuration?: Readonly<Record<string, string>>;
}

/** Starts PostgreSQL on `{dataDir}/postgres` and keeps it running. Throws `CannotStart`. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  makeDataDir(options.dataDir);
  const lock = await lockDataDir(options.dataDir, options.patience ?? 5_000);
  try {
    const supervised = await supervise(options);
    return {
      ...supervised,
      stop: async () => {
        await supervised.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw becauseOf(error, options.dataDir);
  }
}

/** Connection string of the embedded PostgreSQL that another process of this machine runs on the directory. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const cluster = clusterOf(dataDir);
  const running = noted(cluster);
  return running && (await isLocked(dataDir)) ? urlOf(realpathSync(cluster), running.port) : undefined;
}

async function supervise({ dataDir, log, configuration: own }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = clusterOf(realpathSync(dataDir));
  const binaries = findBinaries();
  const launcher = launcherFor(cluster, Object.values(binaries));
  await ensureCluster(cluster, binaries, launcher);
  await stopOrphan(cluster);

  const flags = Object.entries({ ...configuration, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const launch = (port: number) =>
    untilReady(
      // A session of its own: Ctrl-C goes to the server alone, which stops PostgreSQL when it is done with it.
      launcher.spawn(binaries.postgres, ['-D', cluster, '-p', String(port), ...flags], {
        ...{ cwd: '/', env: bareEnvironment, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
      }),
      log,
    );

  const port = await freePort();
  if (port === undefined) {
    throw new CannotStart(
      `no free port for PostgreSQL between ${LASTING_PORTS.from} and ${LASTING_PORTS.to}`,
    );
  }
  let child: ChildProcess | undefined = await launch(port);
  let stopping = false;

  const keepRunning = async (running: ChildProcess): Promise<void> => {
    await ended(running);
    child = undefined;
    if (stopping) return;
    log.error({ component: 'postgres' }, 'PostgreSQL ended unexpectedly and is started again');
    child = await relaunch(() => (stopping ? undefined : launch(port)), log);
    if (child && stopping) child.kill('SIGINT');
    if (child) await keepRunning(child);
  };
  const supervision = keepRunning(child);

  return {
    url: urlOf(cluster, port),
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      child?.kill('SIGINT');
      const hurry = setTimeout(() => child?.kill('SIGQUIT'), 1_200);
      await supervision;
      clearTimeout(hurry);
    },
  };
}

/** Right after a kill the old processes still hold its memory, and a new PostgreSQL refuses to start. */
async function relaunch(
  launch: () => Promise<ChildProcess> | undefined,
  log: PlatformLog,
  pause = 100,
): Promise<ChildProcess | undefined> {
  try {
    return await launch();
  } catch (error) {
    log.warn({ component: 'postgres', err: error }, 'PostgreSQL did not start, trying again');
    await sleep(pause);
    return relaunch(launch, log, Math.min(pause * 2, 2_000));
  }
}

/** Resolves when PostgreSQL accepts connections; afterwards passes on what it complains about. */
async function untilReady(child: ChildProcess, log: PlatformLog): Promise<ChildProcess> {
  if (!child.stderr) throw new NotReady('PostgreSQL has no error output', []);
  const lines = createInterface({ input: child.stderr });
  const lastWords: string[] = [];
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (lastWords.push(line) > 20) lastWords.shift();
      if (isReady && /^(FATAL|PANIC):/.test(line)) log.warn({ component: 'postgres' }, line);
      isReady ||= line.includes('ready to accept connections');
      if (isReady) resolve();
    });
  });
  const outcome = await Promise.race([ready, ended(child)]);
  if (outcome === 'ended') throw new NotReady('PostgreSQL did not start', lastWords);
  return child;
}

async function ended(child: ChildProcess): Promise<'ended'> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return 'ended';
}
