import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import { rebuild } from '@courtcrew/projections/kernel/rebuild.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyExport } from '../../../../scripts/verify-audit-export.mjs';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, member, platformAdmin } from '../accounts/people.ts';

let database: TestDatabase;
let server: TestServer;
let admin: Member;
let proofs: string;

beforeAll(async () => {
  database = await serverDatabase();
  proofs = mkdtempSync(join(tmpdir(), 'courtcrew-proofs-'));
  server = await testServer(database.url, { PROOFS_DIR: proofs });
  admin = await platformAdmin(server, 'Pat');
});
afterAll(async () => {
  await server.close();
  await database.drop();
  rmSync(proofs, { recursive: true });
});

const verified = async () => Object((await admin.browser.post('/api/audit/proof/verify')).body);
const state = async () => Object((await admin.browser.get('/api/audit/proof')).body);

/** Resolves when everything in the log is proved and signed. */
async function signed(): Promise<void> {
  await expect
    .poll(async () => (await server.prover.ledger.state()).position, { interval: 10, timeout: 10_000 })
    .toBe(await server.store.head());
  await server.prover.sign();
}

const CALLS = [
  ['GET', '/api/audit/proof'],
  ['POST', '/api/audit/proof/verify'],
  ['GET', '/api/audit/proof/checkpoints'],
  ['GET', '/api/audit/proof/export'],
] as const;

test.each(CALLS)('%s %s is for platform admins alone', async (method, url) => {
  const send = (browser: Browser) => (method === 'GET' ? browser.get(url) : browser.post(url));
  const referee = await member(server, `Ref${CALLS.findIndex((call) => call[1] === url)}`);
  expect((await send(new Browser(server.app))).status).toBe(401);
  expect((await send(referee.browser)).status).toBe(403);
  expect((await send(admin.browser)).status).toBe(200);
});

test('says what is proved since when, and finds an untouched log unbroken', async () => {
  await member(server, 'Ann');
  await signed();
  const found = await verified();
  expect(found).toMatchObject({ waiting: 0, broken: null });
  const { body: checkpoints } = await admin.browser.get('/api/audit/proof/checkpoints');
  const [newest] = checkpoints as { size: number; root: string; at: string }[];
  const stands = await state();
  expect(stands).toMatchObject({ size: found.size, checkpoint: newest, verified: found, put_back: [] });
  expect(newest).toMatchObject({ size: found.size, root: stands.root });
  expect(stands.since <= (newest?.at ?? '')).toBe(true);
  const below = await admin.browser.get(`/api/audit/proof/checkpoints?below=${found.size}`);
  expect(below.body).toEqual((checkpoints as object[]).slice(1));
  expect((await admin.browser.get('/api/audit/proof/checkpoints?below=x')).status).toBe(400);
});

test('reads the log once for whoever asks meanwhile', async () => {
  const [first, second] = await Promise.all([verified(), verified()]);
  expect(second).toEqual(first);
  expect((await verified()).at).not.toBe(first.at);
});

test('stays valid when somebody is erased and a read model is built anew', async () => {
  const gone = await member(server, 'Yolanda');
  await signed();
  const before = await state();
  expect((await admin.browser.post('/api/utradmin/forgetPerson', { ref_id: gone.ref_id })).status).toBe(200);
  await rebuild({ pool: server.pool, feed: server.store, read: server.read, model: accounts });
  await signed();
  const found = await verified();
  expect(found.broken).toBe(null);
  expect(found.size).toBeGreaterThan(before.size);
});

test('hands the log out as a file that is verified apart from the server, and tells nobody’s data', async () => {
  await member(server, 'Ulysses');
  await signed();
  const { body, headers } = await admin.browser.get('/api/audit/proof/export');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="courtcrew-log.jsonl"',
    'cache-control': 'no-store',
  });
  const file = join(proofs, 'export');
  writeFileSync(file, String(body));
  expect(verifyExport(file)).toMatchObject({ broken: null, size: (await state()).size });
  expect(body).not.toMatch(/ulysses|8015550100/i);
});

test('names the first event that somebody changed, and finds the log whole once it is put right', async () => {
  const ann = await member(server, 'Zoe');
  await member(server, 'Later');
  await signed();
  const stream = `person-${ann.ref_id}`;
  const rename = (from: string, to: string) =>
    server.pool.query<{ position: string }>(
      `update log.events set type = $3 where stream = $1 and revision = 0 and type = $2 returning position::text`,
      [stream, from, to],
    );
  const { rows } = await rename('PersonRegistered', 'PersonForged');
  const broken = { what: 'changed', position: rows[0]?.position, stream, kind: 'person', revision: 0 };
  expect(await verified()).toMatchObject({ waiting: 0, broken });
  expect((await state()).verified).toMatchObject({ broken });
  await rename('PersonForged', 'PersonRegistered');
  expect((await verified()).broken).toBe(null);
});
