import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from '../startup.ts';

export interface Launcher {
  /** Gives a file or directory to that user. */
  own(path: string): void;
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to another account: the one that owns the cluster
 * already, else the machine's `postgres`, else `nobody`. Where that account may not enter the directories (a
 * clone under /root), it keeps one capability, to pass by file modes; everywhere else none.
 * The cluster may not exist yet.
 */
export function launcherFor(cluster: string, programs: readonly string[]): Launcher {
  const dying = works(['--pdeathsig', 'INT']) ? ['--pdeathsig', 'INT'] : undefined;
  if (process.getuid?.() !== 0) {
    requireOwn(cluster);
    return { own: () => undefined, spawn: through(dying) };
  }
  const account = ownerOf(cluster) ?? named('postgres') ?? named('nobody');
  if (!account) throw new CannotStart('run the server as an ordinary user: PostgreSQL does not run as root');
  const own = (path: string) => chownSync(path, account.uid, account.gid);
  if ([dirname(cluster), ...programs].every((path) => reachable(path))) {
    return { own, spawn: through(dying && [...dying, ...becoming(account)], account) };
  }
  const unhindered = [...becoming(account), ...byPassingModes];
  if (!dying || !works(unhindered)) {
    throw new CannotStart(
      `DATA_DIR: only root may enter ${dirname(cluster)}, and PostgreSQL does not run as root; run as an ordinary user`,
    );
  }
  return { own, spawn: through([...dying, ...unhindered]) };
}

/** With setpriv PostgreSQL also stops by itself when this process is killed. */
function through(setpriv: readonly string[] | undefined, account?: Account): Launcher['spawn'] {
  return (program, args, options) =>
    setpriv
      ? spawn('setpriv', [...setpriv, '--', program, ...args], options)
      : spawn(program, args, { ...options, ...account });
}

const becoming = ({ uid, gid }: Account): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--no-new-privs',
];

/** PostgreSQL asks by access(2) too, which heeds capabilities only with the last of these. */
const byPassingModes = [
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=-all,+dac_override',
  '--securebits=+no_setuid_fixup',
];

const works = (options: readonly string[]): boolean =>
  process.platform === 'linux' && spawnSync('setpriv', [...options, 'true']).status === 0;

/** Whether anybody on the machine can get at the path. */
function reachable(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & 0o001) === 0) return false;
  return dirname(path) === path || reachable(dirname(path));
}

function requireOwn(cluster: string): void {
  const found = statSync(cluster, { throwIfNoEntry: false });
  if (!found || found.uid === process.getuid?.()) return;
  throw new CannotStart(`DATA_DIR: ${cluster} belongs to another user; start as that user or as root`);
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** initdb looks its user up by id, so the account must be a listed one. */
function named(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
