import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/kernel/platform/postgres.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import { ask } from './asking.ts';
import { Ledger } from './ledger.ts';

const PASSWORD = 'a password of everybody';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let home: string;
let archive: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'courtcrew-instant-'));
  archive = join(home, 'archive');
  mkdirSync(archive);
  // PostgreSQL may run as a user of its own.
  chmodSync(home, 0o755);
  chmodSync(archive, 0o777);
  postgres = await startEmbeddedPostgres({
    dataDir: home,
    log: silent,
    configuration: { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` },
  });
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

const serve = () => startProcess({ DATABASE_URL: postgres.url, ERASURES_DIR: join(home, 'erasures') });
/** With owners and modes. */
const copied = (from: string, to: string) => void execFileSync('cp', ['-a', from, to]);
const cluster = () => join(home, 'postgres');

/** Stops, so that the archive has everything, and starts again once `between` is done. */
async function restart(between: () => void, recovery: Record<string, string> = {}): Promise<void> {
  await postgres.stop();
  between();
  postgres = await startEmbeddedPostgres({
    dataDir: home,
    log: silent,
    configuration: { archive_mode: 'on', archive_command: `cp %p ${archive}/%f`, ...recovery },
  });
}

async function restore(base: string, instant: string): Promise<void> {
  const putBack = () => {
    rmSync(cluster(), { recursive: true });
    copied(base, cluster());
    writeFileSync(join(cluster(), 'recovery.signal'), '');
  };
  await restart(putBack, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: instant,
    recovery_target_action: 'promote',
  });
  const recovering = async () => (await query<{ yes: boolean }>('select pg_is_in_recovery() as yes'))[0]?.yes;
  await expect.poll(recovering, { timeout: 20_000 }).toBe(false);
}

const query = <Row extends pg.QueryResultRow>(sql: string) => new Ledger(postgres.url).query<Row>(sql);

const post = async ({ port }: ServerProcess, path: string, body: object, cookie = '') =>
  (await ask(port, { cookie }, 'POST', path, body)).body;
const register = ({ port }: ServerProcess, first: string) =>
  fetch(`http://127.0.0.1:${port}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first,
      last: 'Instant',
      email: `${first}@example.org`,
      phone: '9195550100',
      password: PASSWORD,
    }),
  });
const mayLogIn = async (at: ServerProcess, name: string) =>
  'ref_id' in (await post(at, '/auth/login', { email: `${name}@example.org`, password: PASSWORD }));

it('goes back to an instant, with what was shown then and without whom was erased since', async () => {
  const before = await serve();
  const ann = await register(before, 'ann');
  const base = join(home, 'base');
  await before.stop();
  await restart(() => copied(cluster(), base));

  const later = await serve();
  await register(later, 'ben');
  const [then] = await query<{ instant: string }>('select clock_timestamp()::text as instant');
  await register(later, 'cid');
  const cookie = ann.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await ask(later.port, { cookie }, 'POST', '/auth/forgetMe', { password: PASSWORD })).toMatchObject({
    status: 200,
  });
  await later.stop();

  await restore(base, then?.instant ?? '');
  const after = await serve();
  expect(after.log()).toContain('a backup was put back');
  expect(await mayLogIn(after, 'ben')).toBe(true);
  expect(await mayLogIn(after, 'cid')).toBe(false);
  expect(await mayLogIn(after, 'ann')).toBe(false);
  const everything = (await new Ledger(postgres.url).everything()).toLowerCase();
  expect(everything).not.toContain('ann@example.org');
  // Read models stand where the log does.
  const { body } = await ask(after.port, { cookie: '' }, 'GET', '/health');
  expect(body).toMatchObject({ ok: true, ahead: [] });
  await after.stop();
}, 300_000);
