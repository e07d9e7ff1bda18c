import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  rebuildAll,
  refusedStart,
  type ServerProcess,
  startProcess,
  toItsEnd,
} from '../support/serverProcess.ts';
import { Ledger } from './ledger.ts';

const SOMEBODY = { first: 'Ann', last: 'Own', email: 'ann@example.org', password: 'a password of ann' };
const OTHER_KEY = { VAULT_KEY: '08'.repeat(32) };
const OTHER_SECRET = { SESSION_SECRET: 'another secret of thirty-two characters or more' };

let database: TestDatabase;
let ledger: Ledger;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  ledger = new Ledger(database.url);
  dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-keys-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

async function post({ port }: ServerProcess, path: string, body: object): Promise<object> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return Object(await response.json());
}

// The first test registers whom the second knows.
describe('data of an installation', { shuffle: false }, () => {
  it('neither a server nor a tool works on data with another vault key, and with theirs all is as it was', async () => {
    const where = { DATABASE_URL: database.url };
    const first = await startProcess(where);
    expect(await post(first, '/auth/register', SOMEBODY)).toMatchObject({ first: 'Ann' });
    await first.stop();
    const keys = () => ledger.query('select * from vault.person_keys order by ref_id');
    const before = [await keys(), await ledger.everything()];

    expect(await refusedStart({ ...where, ...OTHER_KEY })).toMatch(/^courtcrew: VAULT_KEY: not the key/);
    for (const args of [['status'], ['rebuild', 'all']]) {
      const tool = await toItsEnd(['backend/src/cli/projections.ts', ...args], { ...where, ...OTHER_KEY });
      expect(tool).toMatchObject({
        code: 2,
        printed: expect.stringMatching(/^courtcrew: VAULT_KEY: not the key.*\n$/),
      });
    }
    expect([await keys(), await ledger.everything()]).toEqual(before);

    const next = await startProcess(where);
    expect(await post(next, '/auth/login', SOMEBODY)).toMatchObject({ first: 'Ann' });
    await rebuildAll(where);
    await next.stop();
  });

  it('another session secret ends sessions, and nothing else', async () => {
    const server = await startProcess({ DATABASE_URL: database.url, ...OTHER_SECRET });
    // Claims of addresses are digests: with a key of their own they hold.
    const taken = await post(server, '/auth/register', { ...SOMEBODY, email: 'ANN@example.org' });
    expect(taken).not.toHaveProperty('ref_id');
    expect(await post(server, '/auth/login', SOMEBODY)).toMatchObject({ first: 'Ann' });
    await server.stop();
  });
});

it('lost secrets are not made a second time beside the data of the embedded database', async () => {
  mkdirSync(join(dataDir, 'postgres'));
  const line = await refusedStart({ DATA_DIR: dataDir, SESSION_SECRET: '', VAULT_KEY: '' });
  expect(line).toMatch(/^courtcrew: DATA_DIR: .*secrets\.json is missing beside existing data; put it back/);
  expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
});
