import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { joinDatabase, startDatabase } from './database.ts';
import { becauseOf } from './postgres/problem.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres.ts';
import { CannotStart } from './startup.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const home = mkdtempSync(join(tmpdir(), 'courtcrew-embedded-'));
const dataDir = join(home, 'data');
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const answers = (url: string) => vi.waitFor(() => query(url, 'select 1'), { timeout: 20_000, interval: 50 });

describe('the embedded PostgreSQL', () => {
  let running: EmbeddedPostgres;
  beforeAll(async () => {
    running = await startEmbeddedPostgres({ dataDir, log });
    await query(running.url, 'create table kept (line text)');
    return () => running.stop();
  });

  test('is PostgreSQL 18 with durable commits, and the product is not its superuser', async () => {
    const [facts] = await query(
      running.url,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commits, rolsuper from pg_roles where rolname = current_user`,
    );
    expect(facts).toEqual({ major: 18, fsync: 'on', commits: 'on', rolsuper: false });
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    for (const change of [{ password: 'guess' }, { username: 'postgres', password: '' }]) {
      await expect(query(Object.assign(new URL(running.url), change).href, 'select 1')).rejects.toThrow();
    }
    expect(statSync(join(dataDir, 'postgres', 'courtcrew.password')).mode & 0o777).toBe(0o600);
  });

  test('turns away a second server on the same data directory', async () => {
    const second = startEmbeddedPostgres({ dataDir, log, patience: 100 });
    await expect(second).rejects.toThrow(CannotStart);
    await expect(second).rejects.toThrow(/another server is already running/);
  });

  test('serves a tool that works beside the server', async () => {
    const joined = await joinDatabase({ dataDir, databaseUrl: undefined }, log);
    expect(joined.url).toBe(running.url);
    await joined.stop();
    await answers(running.url);
  });

  test('comes back at the same address after it was killed, with all that was committed', async () => {
    await query(running.url, `insert into kept values ('before the kill')`);
    const killed = running.pid();
    if (!killed) throw new Error('PostgreSQL does not run');
    process.kill(killed, 'SIGKILL');
    await answers(running.url);
    expect(running.pid()).not.toBe(killed);
    expect(await query(running.url, `select line from kept`)).toContainEqual({ line: 'before the kill' });
  });
});

test('data outlives a server that was killed, and the next server starts on them', async () => {
  const { child, url } = await otherProcess();
  await query(url, `create table if not exists outlived (line text)`);
  await query(url, `insert into outlived values ('acknowledged')`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => next.stop());
  expect(await query(next.url, 'select line from outlived')).toEqual([{ line: 'acknowledged' }]);
});

test('a server waits for the one before it to let go', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log });
  const second = startEmbeddedPostgres({ dataDir, log });
  await first.stop();
  await (await second).stop();
});

test('data of another major version is refused in one line', async () => {
  const old = join(home, 'old');
  mkdirSync(join(old, 'postgres'), { recursive: true });
  writeFileSync(join(old, 'postgres', 'PG_VERSION'), '16\n');
  const start = startEmbeddedPostgres({ dataDir: old, log });
  await expect(start).rejects.toThrow(CannotStart);
  await expect(start).rejects.toThrow(/written by PostgreSQL 16/);
});

describe('a start that cannot be', () => {
  test.runIf(process.platform === 'linux')('names the directory it may not write', async () => {
    // Nobody, root included, makes anything there.
    const start = startEmbeddedPostgres({ dataDir: '/proc', log });
    await expect(start).rejects.toThrow(CannotStart);
    await expect(start).rejects.toThrow(
      /^DATA_DIR: cannot use \/proc\/postgres\.new \(\w+\); this user must be able/,
    );
  });

  test('repeats in one line what PostgreSQL itself complains about', async () => {
    const broken = join(home, 'broken');
    mkdirSync(join(broken, 'postgres'), { recursive: true });
    writeFileSync(join(broken, 'postgres', 'PG_VERSION'), '18\n');
    const start = startEmbeddedPostgres({ dataDir: broken, log });
    await expect(start).rejects.toThrow(CannotStart);
    await expect(start).rejects.toThrow(/^DATA_DIR: PostgreSQL cannot run on .*broken.*$/);
  });

  const system = (code: string, syscall: string, path: string) =>
    Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, path });

  test.each([
    [
      'EACCES',
      'spawn /opt/crew/node_modules/pg/bin/initdb',
      /^PostgreSQL: this user may not run .*\(EACCES\)/,
    ],
    ['EACCES', 'symlink', /^PostgreSQL: the packages are another user's and not complete: .*DATABASE_URL$/],
    ['EROFS', 'unlink', /^PostgreSQL: the packages/],
  ])("of packages that are another user's (%s, %s) is told", (code, syscall, line) => {
    const told = becauseOf(system(code, syscall, '/opt/crew/node_modules/pg/bin/initdb'), '/data');
    expect(told).toBeInstanceOf(CannotStart);
    expect(String(Object(told).message)).toMatch(line);
  });

  test('for any other reason is shown whole', () => {
    const surprise = new Error('surprise');
    expect(becauseOf(surprise, '/data')).toBe(surprise);
  });
});

test('an outside database that does not answer is named without its password', async () => {
  const databaseUrl = 'postgres://someone:secret@127.0.0.1:1/none';
  const start = startDatabase({ dataDir, databaseUrl }, log);
  await expect(start).rejects.toThrow(/^DATABASE_URL: cannot connect to 127\.0\.0\.1:1 /);
  await expect(start).rejects.not.toThrow(/secret/);
});

/** A server of its own on the data directory, which says its address when it runs. */
async function otherProcess(): Promise<{ child: ChildProcess; url: string }> {
  const source = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    const log = { info() {}, warn() {}, error() {} };
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log });
    process.stdout.write(url + '\\n');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, url: String(url) };
}
