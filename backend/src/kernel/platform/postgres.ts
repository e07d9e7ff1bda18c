import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, LASTING_PORTS } from './freePort.ts';
import type { PlatformLog } from './log.ts';
import { findBinaries } from './postgres/binaries.ts';
import { bareEnvironment, ensureCluster, urlOf } from './postgres/cluster.ts';
import { configuration } from './postgres/configuration.ts';
import { launcherFor } from './postgres/launcher.ts';
import { isLocked, lockDataDir } from './postgres/lock.ts';
import { noted, stopOrphan } from './postgres/orphan.ts';
import { becauseOf, NotReady } from './postgres/problem.ts';
import { clusterOf, makeDataDir } from './secrets.ts';
import { CannotStart } from './startup.ts';

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
  /** PostgreSQL settings that differ from the product's, for tests. */
  readonly configuration?: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL on `{dataDir}/postgres`, made on the first start, and keeps it running until `stop`.
 * Throws `CannotStart` when another server holds the data directory, the data is of another version, or this user
 * may not write the one or run the other.
 */
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
