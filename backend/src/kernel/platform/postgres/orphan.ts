import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../startup.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const noteOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** What the cluster's pid file says about the PostgreSQL that runs, or ran, on it. */
export function noted(cluster: string): Postmaster | undefined {
  if (!existsSync(noteOf(cluster))) return undefined;
  const [pid, , , port] = readFileSync(noteOf(cluster), 'utf8').split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}

/** Stops a PostgreSQL that outlived its server. The caller holds the data directory's lock. */
export async function stopOrphan(cluster: string): Promise<void> {
  // Fast shutdown, then immediate shutdown, which the next start recovers from.
  for (const [signal, patience] of [['SIGINT', 10_000] as const, ['SIGQUIT', 5_000] as const]) {
    const postmaster = noted(cluster)?.pid;
    for (const pid of processesOf(cluster)) if (pid === postmaster) process.kill(pid, signal);
    if (await gone(cluster, patience)) break;
  }
  const [left] = processesOf(cluster);
  if (left)
    throw new CannotStart(`DATA_DIR: PostgreSQL (process ${left}) still runs on ${cluster}; stop it first`);
  // PostgreSQL believes its pid file while any process has that number, also one that is dead but not reaped.
  rmSync(noteOf(cluster), { force: true });
}

async function gone(cluster: string, patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  while (processesOf(cluster).length > 0) {
    if (performance.now() > until) return false;
    await sleep(25);
  }
  return true;
}

/** The processes that work on the cluster; those of a killed postmaster live on for a moment without it. */
function processesOf(cluster: string): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && worksOn(name, cluster))
      .map(Number);
  }
  const pid = noted(cluster)?.pid;
  if (!pid) return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.includes(cluster) ? [pid] : [];
}

function worksOn(pid: string, cluster: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    return false;
  }
}
