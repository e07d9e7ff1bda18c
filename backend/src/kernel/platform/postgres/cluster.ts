import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { syncDirectory } from '../files.ts';
import { CannotStart } from '../startup.ts';
import type { Binaries } from './binaries.ts';
import type { Launcher } from './launcher.ts';
import { NotReady } from './problem.ts';

const majorVersion = '18';

const owner = 'courtcrew';

/** Nobody but the product's role may connect: PostgreSQL's superuser has no way in. */
const access = `host all ${owner} 127.0.0.1/32 scram-sha-256\n`;

/** PostgreSQL gets none of the server's environment: there are secrets in it. */
export const bareEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const passwordFile = (cluster: string): string => join(cluster, 'courtcrew.password');

export function urlOf(cluster: string, port: number): string {
  const password = readFileSync(passwordFile(cluster), 'utf8').trim();
  return `postgres://${owner}:${password}@127.0.0.1:${port}/${owner}?sslmode=disable`;
}

/** Makes the cluster beside its place, then moves it there. Throws `CannotStart` for another version. */
export async function ensureCluster(cluster: string, binaries: Binaries, launcher: Launcher): Promise<void> {
  if (existsSync(cluster)) return requireVersion(cluster);
  const making = `${cluster}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  launcher.own(making);
  const run = (program: string, args: string[], input = '') => runToEnd(launcher, program, args, input);
  await run(binaries.initdb, [
    ...['-D', making, '-U', 'postgres', '--auth=trust', '--no-instructions', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ]);
  const password = randomBytes(24).toString('base64url');
  await run(
    binaries.postgres,
    ['--single', '-D', making, 'postgres'],
    `create role ${owner} login createdb password '${password}'\ncreate database ${owner} owner ${owner}\n`,
  );
  writeFileSync(join(making, 'pg_hba.conf'), access, { flush: true });
  writeFileSync(passwordFile(making), `${password}\n`, { mode: 0o600, flush: true });
  launcher.own(passwordFile(making));
  syncDirectory(making);
  renameSync(making, cluster);
  syncDirectory(dirname(cluster));
}

function requireVersion(cluster: string): void {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (found === majorVersion) return;
  throw new CannotStart(
    `DATA_DIR: ${cluster} was written by PostgreSQL ${found}, this release runs ${majorVersion}; move it over with pg_dump`,
  );
}

/** PostgreSQL's single-user mode ends well even when a statement fails, so its error output decides too. */
async function runToEnd(launcher: Launcher, program: string, args: string[], input: string): Promise<void> {
  const child = launcher.spawn(program, args, { cwd: '/', env: bareEnvironment, stdio: 'pipe' });
  child.stdin?.on('error', () => undefined).end(input);
  child.stdout?.resume();
  const [output, [code]] = await Promise.all([outputOf(child.stderr), once(child, 'exit')]);
  if (code !== 0 || /^(ERROR|FATAL|PANIC)|(ERROR|FATAL|PANIC): /m.test(output)) {
    throw new NotReady(`${program} failed (${code})`, output.split('\n'));
  }
}

const outputOf = async (stream: Readable | null): Promise<string> => (stream ? text(stream) : '');
