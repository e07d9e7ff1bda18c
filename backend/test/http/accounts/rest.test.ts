import { contactsOf } from '@courtcrew/projections/accounts/index.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Delivery } from '../../../src/kernel/jobs/index.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { PUBLIC_URL, type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, mailedToken, mailsTo, member, platformAdmin, refOf } from './people.ts';

let database: TestDatabase;
let server: TestServer;
let root: Member;
let ana: Member;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  root = await platformAdmin(server, 'Root');
  ana = await member(server, 'Ana', { last: 'Zúñiga', credentials: 'Certified' });
  for (const first of ['Ben', 'Cy', 'Dee']) await member(server, first, { credentials: 'Level 1' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const list = (filter: object, range = [0, 24], sort = ['last', 'ASC']) =>
  root.browser.get(
    `/rest/people?filter=${encodeURIComponent(JSON.stringify(filter))}` +
      `&range=${encodeURIComponent(JSON.stringify(range))}&sort=${encodeURIComponent(JSON.stringify(sort))}`,
  );
const firsts = (body: unknown): string[] => (body as { first: string }[]).map(({ first }) => first);

test('people are listed for the platform admin alone', async () => {
  expect((await list({})).status).toBe(200);
  expect((await ana.browser.get('/rest/people')).status).toBe(403);
});

test('lists are filtered, sorted and paged', async () => {
  expect(firsts((await list({ q: 'zuni' })).body)).toEqual(['Ana']);
  expect(firsts((await list({ q: 'ANA@ex' })).body)).toEqual(['Ana']);
  expect(firsts((await list({ platform_admin: true, q: 'Tester' })).body)).toEqual(['Root']);
  const level = await list({ credentials: 'Level 1' }, [1, 2], ['first', 'DESC']);
  expect(firsts(level.body)).toEqual(['Cy', 'Ben']);
  expect(level.headers['content-range']).toBe('people 1-2/3');
  expect((await list({ credentials: 'Expert' })).status).toBe(400);
  expect((await list({}, [0, 24], ['password_hash', 'ASC'])).status).toBe(400);
});

test('a row says everything about a person but the password', async () => {
  const { body } = await root.browser.get(`/rest/people/${ana.ref_id}`);
  expect(body).toMatchObject({ id: ana.ref_id, last: 'Zúñiga', login: true, version: 0 });
  expect(JSON.stringify(body)).not.toMatch(/scrypt|hash|_key/);
});

test('an edit that saw an older version is told who was faster', async () => {
  const edit = (change: object) => root.browser.put(`/rest/people/${ana.ref_id}`, change);
  expect(await edit({ credentials_verified: true, barcode: 'B-1', version: 0 })).toMatchObject({
    status: 200,
    body: { credentials_verified: true, barcode: 'B-1', version: 1 },
  });
  const stale = await edit({ city: 'Provo', version: 0 });
  expect(stale).toMatchObject({ status: 409, body: { message: expect.stringContaining('Root Tester') } });
  expect((await edit({ city: 'Provo', version: 1 })).status).toBe(200);
  expect(await edit({ email: 'thief@example.org', version: 2 })).toMatchObject({
    status: 400,
    body: { errors: { email: 'Email cannot be changed' } },
  });
  expect(await edit({ city: 'Lehi', seen: { city: 'Austin' } })).toMatchObject({
    status: 409,
    body: { code: 'changed', errors: { city: 'was changed meanwhile' }, details: { now: { city: 'Provo' } } },
  });
  const seen = await edit({ city: 'Provo', ppa_rating: '4.0', seen: { city: 'Provo', ppa_rating: null } });
  expect(seen.status).toBe(200);
});

test('somebody is entered without a login, under an e-mail nobody has', async () => {
  const enter = (form: object) => root.browser.post('/rest/people', form);
  const made = await enter({ first: 'Eve', last: 'Lee', email: 'eve@example.org', phone: '' });
  expect(made.body).toMatchObject({ login: false, email: 'eve@example.org', credentials: 'Not Rated' });
  expect(refOf(made.body)).toBeTruthy();
  expect(await enter({ first: 'Eve', last: 'Lee', email: 'EVE@example.org' })).toMatchObject({
    status: 409,
    body: { errors: { email: 'Another person has this email' } },
  });
  expect(await enter({ first: 'Eve', last: '' })).toMatchObject({
    status: 400,
    body: { errors: { last: 'Last Name Required' } },
  });
});

/** Somebody new, and whoever reads mail at the address and asked for the link to a first password there. */
async function mailedTo(email: string) {
  const ref_id = refOf((await root.browser.post('/rest/people', { first: 'Wes', last: 'Lee', email })).body);
  const stranger = new Browser(server.app);
  await stranger.post('/auth/forgotPassword', { email });
  return { ref_id, stranger, token: await mailedToken(server, ref_id) };
}

test('a link that was mailed to a wrong address opens no account once the address is put right', async () => {
  const { ref_id, stranger, token } = await mailedTo('wse@example.org');
  const claim = (link: string) =>
    stranger.put(`/auth/reset/${link}`, { email: 'wes@example.org', password: 'another horse' });
  await root.browser.put(`/rest/people/${ref_id}`, { email: 'wes@example.org' });
  const told = (await mailsTo(server, ref_id)).filter(({ subject }) => subject.startsWith('Your e-mail'));
  expect(told.map((letter) => Object(letter).address).sort()).toEqual(['wes@example.org', 'wse@example.org']);
  expect((await claim(token)).body).toBe('Password reset link is invalid or has expired');
  await stranger.post('/auth/forgotPassword', { email: 'wes@example.org' });
  expect((await claim(await mailedToken(server, ref_id))).body).toBe('Password Updated Successfully');
});

test('such a link opens none either where the process was killed once the address was put right', async () => {
  const { ref_id, stranger, token } = await mailedTo('aeb@example.org');
  const { resets } = server.identity;
  const discard = resets.discardOthers.bind(resets);
  const dying = vi.spyOn(resets, 'discardOthers').mockImplementation(async (...which) => {
    if ((await server.accounts.emails.addressOf(ref_id)) === 'abe@example.org') throw new Error('killed');
    await discard(...which);
  });
  await root.browser.put(`/rest/people/${ref_id}`, { email: 'abe@example.org' });
  dying.mockRestore();
  const claim = { email: 'abe@example.org', password: 'another horse' };
  expect((await stranger.put(`/auth/reset/${token}`, claim)).body).toBe(
    'Password reset link is invalid or has expired',
  );
});

test('a link for a password goes to the address the person has by the log, also while lists show an earlier one', async () => {
  const made = await root.browser.post('/rest/people', {
    first: 'Uma',
    last: 'Lee',
    email: 'uam@example.org',
  });
  const ref_id = refOf(made.body);
  await root.browser.put(`/rest/people/${ref_id}`, { email: 'uma@example.org' });
  await server.pool.query("update accounts.people set email = 'uam@example.org' where ref_id = $1", [ref_id]);
  await new Browser(server.app).post('/auth/forgotPassword', { email: 'uma@example.org' });
  await server.pool.query(
    `update outbox.messages set status = 'queued'
     where id = (select id from outbox.messages where ref_id = $1 order by at desc limit 1)`,
    [ref_id],
  );
  const addresses: string[] = [];
  const delivery = new Delivery({
    pool: server.pool,
    vault: server.vault,
    contacts: (refs) => contactsOf(server.db, refs),
    coordinators: async () => new Map(),
    transports: {
      mail: async ({ address }) => {
        addresses.push(address);
        return { outcome: 'sent' };
      },
    },
    isSilenced: async () => false,
    publicUrl: PUBLIC_URL,
  });
  await delivery.worker().sendNext();
  expect(addresses).toEqual(['uma@example.org']);
});
