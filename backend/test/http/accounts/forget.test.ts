import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { eraseForgotten } from '../../../src/accounts/reactions.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { IDLE } from '../../support/react.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { mailsTo, member, PASSWORD, platformAdmin, registration } from './people.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Every row of every table of the database, as text. */
async function everything({ pool } = server): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      return rows.map(({ row }) => `${name} ${row}`).join('\n');
    }),
  );
  return dumps.join('\n');
}

test('forgetting somebody leaves nothing of them in any table, and lets the e-mail be used again', async () => {
  const { ref_id, browser } = await member(server, 'Zebulon', { phone: '8015550142' });
  const canaries = {
    address: 'Canarystreet 1',
    emergency_name: 'Canarius',
    venmo: '@canary',
    alt_address: 'Canary Hotel',
    city: 'Canaryville',
  };
  await browser.put(`/auth/editProfile/${ref_id}`, { ...canaries, credentials: 'Certified' });
  await browser.post('/auth/forgotPassword', { email: 'zebulon@example.org' });
  expect(await mailsTo(server, ref_id)).not.toEqual([]);
  expect(await everything()).toMatch(/Canary/);

  expect((await browser.post('/auth/forgetMe', { password: 'wrong horse' })).status).toBe(400);
  expect((await browser.post('/auth/forgetMe', { password: PASSWORD })).status).toBe(200);

  expect(await everything()).not.toMatch(/zebulon|canar|8015550142/i);
  expect((await browser.get('/auth/sessions')).status).toBe(401);
  const { rows } = await server.pool.query('select * from accounts.people where ref_id = $1', [ref_id]);
  expect(rows[0]).toMatchObject({ first: 'Former', last: 'Member', email: null, forgotten: true });

  const login = await browser.post('/auth/login', { email: 'zebulon@example.org', password: PASSWORD });
  expect(login.body).toEqual({ message: 'Email not found, please signup' });
  const again = await browser.post('/auth/register', registration('Zebulon'));
  expect(again.body).toMatchObject({ first: 'Zebulon', credentials: 'Not Rated' });
  expect(again.body).not.toMatchObject({ ref_id });
});

test('the log still opens afterwards, without what is gone and with what others wrote', async () => {
  const gone = await member(server, 'Yolanda');
  const stays = await member(server, 'Xavier');
  const root = await platformAdmin(server, 'Root');
  const answer = await root.browser.post('/api/utradmin/forgetPerson', { ref_id: gone.ref_id });
  expect(answer.status).toBe(200);
  const data: unknown[] = [];
  for await (const page of server.store.readAll(0n)) {
    for (const event of await server.read(page)) {
      if (event.type === 'PersonRegistered') data.push(event.data);
    }
  }
  expect(data).toContainEqual(
    expect.objectContaining({ ref_id: gone.ref_id, details: null, password_hash: null }),
  );
  expect(data).toContainEqual(
    expect.objectContaining({ ref_id: stays.ref_id, details: expect.objectContaining({ first: 'Xavier' }) }),
  );
  const twice = await root.browser.post('/api/utradmin/forgetPerson', { ref_id: gone.ref_id });
  expect(twice.status).toBe(404);
});

const sessionsOf = async ({ pool }: TestServer, ref_id: string): Promise<number> =>
  (await pool.query('select from identity.sessions where ref_id = $1', [ref_id])).rowCount ?? 0;

test('what a process that died could not do, the reaction does', async () => {
  const empty = await serverDatabase();
  const idle = await testServer(empty.url, IDLE);
  onTestFinished(async () => {
    await idle.close();
    await empty.drop();
  });
  const mails = async () =>
    (await idle.pool.query('select from outbox.messages where ref_id = $1', [ref_id])).rowCount;
  const { ref_id, browser } = await member(idle, 'Wilma');
  await browser.post('/auth/forgotPassword', { email: 'wilma@example.org' });
  await idle.execute(personAggregate, ref_id, { type: 'Forget' });
  // No session of an erased person holds; its row is still there, and so is the mailed link.
  expect((await browser.get('/auth/sessions')).status).toBe(401);
  expect(await sessionsOf(idle, ref_id)).toBe(1);
  expect(await mails()).toBe(1);

  const reaction = eraseForgotten(idle.accounts);
  const tools = {} as Parameters<typeof reaction.handle>[1];
  for await (const page of idle.store.readStream(`person-${ref_id}`, 0)) {
    for (const event of page) await reaction.handle(event, tools);
    for (const event of page) await reaction.handle(event, tools);
  }
  expect(await sessionsOf(idle, ref_id)).toBe(0);
  expect(await everything(idle)).not.toMatch(/wilma/i);
  expect(await mails()).toBe(0);
  expect((await browser.post('/auth/register', registration('Wilma'))).status).toBe(200);
});

test('a platform admin has to give the right away first', async () => {
  const root = await platformAdmin(server, 'Victor');
  expect((await root.browser.post('/auth/forgetMe', { password: PASSWORD })).status).toBe(409);
  expect((await root.browser.get('/auth/sessions')).status).toBe(200);
});

test('no name, address or number is readable in the log, in streams, metadata or data', async () => {
  await member(server, 'Ulysses', { phone: '8015559876' });
  const { rows } = await server.pool.query<{ row: string }>('select e::text as row from log.events e');
  expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/ulysses|8015559876|scrypt/i);
});

test('a password sent with an idempotency key cannot be guessed from the log', async () => {
  const form = registration('Thea');
  await new Browser(server.app).post('/auth/register', form, { 'idempotency-key': 'thea-1' });
  const { rows } = await server.pool.query<{ fingerprint: string }>(
    `select meta ->> 'fingerprint' as fingerprint from log.events
     where meta ->> 'fingerprint' is not null and meta -> 'actor' ->> 'as' <> 'system'`,
  );
  expect(rows).toHaveLength(1);
  const sent = { ...form, phone: '8015550100' };
  const guesses = [form, sent].flatMap((body) =>
    [[null, body], [undefined, body], body].map((guess) =>
      createHash('sha256').update(JSON.stringify(guess)).digest('base64url'),
    ),
  );
  expect(guesses).not.toContain(rows[0]?.fingerprint);
});
