import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runningPostgres } from '../../src/kernel/platform/postgres.ts';
import { type ServerProcess, startProcess, toItsEnd } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { ask } from './asking.ts';
import { Ledger } from './ledger.ts';

const PASSWORD = 'canary-password';
const ANN = {
  first: 'Zephyrinex',
  last: 'Quillborne',
  email: 'zephyr.canary@example.org',
  phone: '9195550163',
};
const BEN = { first: 'Ben', last: 'Stays', email: 'ben@example.org', phone: '9195550100' };
/** Has no account, and is removed. */
const CONTACT = { name: 'Canarina Removed', phone: '19195550168' };
const CANARIES = [...Object.values(ANN), ...Object.values(CONTACT)];
const ADMIN = { email: 'admin@courtcrew.local', password: 'first-admins-password' };

let home: string;
let dataDir: string;
let where: Record<string, string>;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'courtcrew-restore-'));
  dataDir = join(home, 'data');
  where = { DATA_DIR: dataDir, ERASURES_DIR: '' };
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function signedIn(server: ServerProcess, path: string, body: object): Promise<Person> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { ref_id } = (await response.json()) as { ref_id: string };
  return { ref_id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function well(
  server: ServerProcess,
  by: Person,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  const answer = await ask(server.port, by, method, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()]);
  return Object(answer.body);
}

const session = async ({ port }: ServerProcess, { cookie }: Person): Promise<string | null> =>
  Object((await ask(port, { cookie }, 'GET', '/auth/session')).body).user?.ref_id ?? null;

async function left(): Promise<string[]> {
  const url = await runningPostgres(dataDir);
  const everything = (await new Ledger(url ?? '').everything()).toLowerCase();
  return CANARIES.filter((canary) => everything.includes(canary.toLowerCase()));
}

/** With owners and modes, as a backup must be. */
const copied = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to]);

const putBack = (copy: string): void => {
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  copied(copy, join(dataDir, 'postgres'));
};

it('a backup that is put back brings nobody back who was erased since, and no session that ended', async () => {
  const copy = join(home, 'copy');
  const first = await startProcess(where);
  const admin = await signedIn(first, '/auth/login', ADMIN);
  const ann = await signedIn(first, '/auth/register', { ...ANN, password: PASSWORD });
  const ben = await signedIn(first, '/auth/register', { ...BEN, password: PASSWORD });
  const open = {
    name: 'Restored Open',
    start: '03/01/2030',
    end: '03/02/2030',
    zone: 'US/Central',
    courts: 1,
  };
  const { tid } = await well(first, admin, 'POST', '/api/t/addTournament', open);
  const { id } = await well(first, admin, 'POST', '/api/addNotificationContact/', { tid, ...CONTACT });
  await well(first, admin, 'POST', '/api/utradmin/setPlatformAdmin', { ref_id: ann.ref_id, granted: true });
  await well(first, { ...ann, cookie: '' }, 'POST', '/auth/forgotPassword', { email: ANN.email });
  await first.stop();
  copied(join(dataDir, 'postgres'), copy);

  const second = await startProcess(where);
  expect(await session(second, ben)).toBe(ben.ref_id);
  await well(second, ben, 'POST', '/auth/logout', {});
  await well(second, admin, 'PUT', '/api/removeNotificationContact/', { tid, id });
  await well(second, admin, 'POST', '/api/utradmin/setPlatformAdmin', { ref_id: ann.ref_id, granted: false });
  await well(second, ann, 'POST', '/auth/forgetMe', { password: PASSWORD });
  await second.stop();

  putBack(copy);
  const third = await startProcess(where);
  const loggedIn = await ask(third.port, { cookie: '' }, 'POST', '/auth/login', {
    email: ANN.email,
    password: PASSWORD,
  });
  expect(loggedIn.body).not.toHaveProperty('ref_id');
  expect([await session(third, ann), await session(third, ben), await session(third, admin)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await left()).toEqual([]);
  expect(third.log()).toContain('a backup was put back');
  expect(await signedIn(third, '/auth/register', { ...ANN, password: PASSWORD })).toMatchObject({
    ref_id: expect.any(String),
  });
  const benAgain = await signedIn(third, '/auth/login', { ...BEN, password: PASSWORD });
  await third.stop();

  const fourth = await startProcess(where);
  expect(fourth.log()).not.toContain('a backup was put back');
  expect(await session(fourth, benAgain)).toBe(ben.ref_id);
  await fourth.stop();

  // Where the list is lost with the machine, it is made again from one that was kept elsewhere.
  const kept = join(home, 'erasures.txt');
  const list = await toItsEnd(['backend/src/cli/erasures.ts', 'list'], where);
  expect(list.printed.split('\n').filter((line) => line.includes(ann.ref_id))).toHaveLength(1);
  writeFileSync(kept, list.printed);
  rmSync(join(dataDir, 'erasures'), { recursive: true });
  putBack(copy);
  expect(await toItsEnd(['backend/src/cli/erasures.ts', 'add', kept], where)).toEqual({
    code: 0,
    printed: '',
  });
  const fifth = await startProcess(where);
  expect(await session(fifth, ann)).toBeNull();
  expect(await left()).toEqual([]);
  await fifth.stop();
}, 400_000);
