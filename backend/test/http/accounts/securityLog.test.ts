import type { SecurityLine } from '@courtcrew/domain/audit/index.ts';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { textAt } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, mailedToken, member, PASSWORD, platformAdmin } from './people.ts';

let database: TestDatabase;
let server: TestServer;
let admin: Member;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  admin = await platformAdmin(server, 'Pat');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Newest first, as the documented call answers them. */
async function lines(filter: object = {}): Promise<SecurityLine[]> {
  await server.identity.security.flush();
  const { status, body } = await admin.browser.post('/api/audit/security', filter);
  expect(status).toBe(200);
  return body as SecurityLine[];
}

const said = (rows: readonly SecurityLine[]) =>
  rows.map(({ kind, name, subject_name, address }) => [kind, name, subject_name, address]);

describe('the security log', () => {
  test('knows logins that went well, failed or were refused, whose and from where', async () => {
    const address = '10.77.0.1';
    const ann = await member(server, 'Ann');
    const browser = new Browser(server.app, address);
    for (let n = 0; n < 7; n++) {
      await browser.post('/auth/login', { email: 'Ann@example.org', password: `guess ${n}` });
    }
    await browser.post('/auth/login', { email: 'nobody@example.org', password: 'guess' });
    await browser.post('/auth/login', { email: ' NOBODY@example.org', password: 'guess' });
    await member(server, 'Bea');
    await browser.post('/auth/login', { email: 'Bea@example.org', password: PASSWORD });

    const rows = await lines({ address });
    expect(rows.map(({ kind, subject_name, count }) => [kind, subject_name, count]).sort()).toEqual([
      ['login', 'Bea Tester', 1],
      ['login-failed', null, 2],
      ['login-failed', 'Ann Tester', 5],
      ['login-refused', 'Ann Tester', 2],
    ]);
    expect(rows[0]).toMatchObject({ device: 'Test', what: 'POST /auth/login' });
    const [unknown] = rows.filter(({ claimed }) => claimed !== null);
    expect(unknown?.claimed).toMatch(/^[\w-]{16}$/);
    expect((await lines({ ref_id: ann.ref_id, kind: 'login-failed' })).map(({ count }) => count)).toEqual([
      5,
    ]);
    const { rows: kept } = await server.pool.query('select l::text as line from identity.security_log l');
    expect(JSON.stringify(kept)).not.toMatch(/guess|nobody@|example\.org|correct horse/i);
  });

  test('knows of second factors: on and off, codes that were wrong and recovery codes that were used', async () => {
    const address = '10.77.0.9';
    const gil = await platformAdmin(server, 'Gil');
    const visitor = new Browser(server.app, address);
    const secret = textAt(await gil.browser.post('/auth/prepareSecondFactor'), 'secret');
    const on = await gil.browser.post('/auth/switchOnSecondFactor', {
      code: new TOTP({ secret }).generate(),
    });
    const [recovery] = (on.body as { recovery_codes: string[] }).recovery_codes;
    const asked = await visitor.post('/auth/login', { email: 'Gil@example.org', password: PASSWORD });
    const token = textAt(asked, 'token');
    expect(await lines({ address, kind: 'login' })).toEqual([]);
    await visitor.post('/auth/loginWithCode', { token, code: 'not a code' });
    await visitor.post('/auth/loginWithCode', { token, code: recovery });
    await admin.browser.post('/api/utradmin/resetSecondFactor', { ref_id: gil.ref_id });
    const about = (await lines({ ref_id: gil.ref_id })).filter(({ kind }) => kind !== 'platform-added');
    expect(about.map(({ kind, name }) => [kind, name]).sort()).toEqual([
      ['factor-failed', null],
      ['factor-off', 'Pat Tester'],
      ['factor-on', 'Gil Tester'],
      ['login', null],
      ['recovery-used', null],
    ]);
    const { rows: kept } = await server.pool.query('select l::text as line from identity.security_log l');
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`not a code|${recovery}|${secret}`));
  });

  test('knows every refusal by 401, 403 and 429, and who was signed in', async () => {
    const address = '10.77.0.2';
    const visitor = new Browser(server.app, address);
    await visitor.get('/auth/sessions');
    await visitor.get('/auth/sessions');
    await visitor.post('/auth/register', {
      first: 'Cy',
      last: 'Tester',
      email: 'cy@example.org',
      password: PASSWORD,
    });
    await visitor.post('/api/utradmin/searchPeople', { search: 'Ann' });
    for (let n = 0; n < 21; n++) {
      await visitor.post('/auth/login', { email: 'throttled@example.org', password: 'x' });
    }
    const rows = (await lines({ address })).filter(({ kind }) => kind !== 'login-failed');
    expect(rows.map(({ kind, name, what, count }) => [kind, name, what, count]).sort()).toEqual([
      ['forbidden', 'Cy Tester', 'POST /api/utradmin/searchPeople', 1],
      ['throttled', 'Cy Tester', 'POST /auth/login', 1],
      ['unauthorized', null, 'GET /auth/sessions', 2],
    ]);
  });

  test('knows changed passwords, mailed links, ended sessions, rights and erasures', async () => {
    const address = '10.77.0.3';
    const dee = await member(server, 'Dee');
    const browser = new Browser(server.app, address);
    await browser.post('/auth/forgotPassword', { email: 'Dee@example.org' });
    await browser.put('/auth/reset/no-such-token', { email: 'Dee@example.org', password: 'a new password' });
    const token = await mailedToken(server, dee.ref_id);
    await browser.put(`/auth/reset/${token}`, { email: 'Dee@example.org', password: 'a new password' });
    expect(said(await lines({ ref_id: dee.ref_id, address })).toReversed()).toEqual([
      ['reset-asked', null, 'Dee Tester', address],
      ['reset-refused', null, 'Dee Tester', address],
      ['password-changed', null, 'Dee Tester', address],
    ]);
    await admin.browser.post('/api/utradmin/setPlatformAdmin', { ref_id: dee.ref_id, granted: true });
    await admin.browser.post('/api/utradmin/setPlatformAdmin', { ref_id: dee.ref_id, granted: false });
    await admin.browser.post('/api/utradmin/forgetPerson', { ref_id: dee.ref_id });
    const byAdmin = (await lines({ ref_id: dee.ref_id })).filter(({ ref_id }) => ref_id === admin.ref_id);
    expect(byAdmin.map(({ kind }) => kind)).toEqual(['erased', 'platform-removed', 'platform-added']);
  });

  test('does not count a request twice that was sent again with its key', async () => {
    const eve = await member(server, 'Eve');
    const body = { ref_id: eve.ref_id, granted: true };
    const key = { 'idempotency-key': 'grant-eve' };
    await admin.browser.post('/api/utradmin/setPlatformAdmin', body, key);
    await lines();
    await admin.browser.post('/api/utradmin/setPlatformAdmin', body, key);
    expect((await lines({ ref_id: eve.ref_id })).map(({ kind, count }) => [kind, count])).toEqual([
      ['platform-added', 1],
    ]);
  });

  test('forgets from where an erased person came, also what is written only afterwards', async () => {
    const address = '10.77.0.4';
    await member(server, 'Fay');
    const fay = new Browser(server.app, address);
    await fay.post('/auth/login', { email: 'Fay@example.org', password: PASSWORD });
    await fay.get('/rest/people');
    expect(await lines({ address })).toHaveLength(2);
    const { body } = await fay.get('/auth/session');
    const { ref_id } = (body as { user: { ref_id: string } }).user;
    await fay.post('/auth/forgetMe', { password: PASSWORD });
    // As another process would, which has not heard of it yet.
    server.identity.security.note('forbidden', { ref_id, address, device: 'Late', what: 'GET /rest/people' });
    expect(await lines({ address })).toEqual([]);
    const left = await lines({ ref_id });
    expect(left.map(({ kind, address, device }) => [kind, address, device]).sort()).toEqual([
      ['erased', '', ''],
      ['forbidden', '', ''],
      ['forbidden', '', ''],
      ['login', '', ''],
    ]);
  });

  test('believes no header that a client wrote', async () => {
    const answer = await server.app.inject({
      url: '/auth/sessions',
      remoteAddress: '203.0.113.50',
      headers: { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' },
    });
    expect(answer.statusCode).toBe(401);
    const forged = await server.app.inject({
      url: '/auth/sessions',
      headers: { 'x-forwarded-for': 'drop table, <b>here</b>' },
    });
    expect(forged.statusCode).toBe(401);
    expect((await lines({ address: '1.2.3.4' })).length).toBe(0);
    expect(await lines({ address: '203.0.113.50' })).toMatchObject([{ kind: 'unauthorized' }]);
    const all = await lines({ kind: 'unauthorized' });
    expect(all.filter(({ address }) => address.includes('b>'))).toEqual([]);
  });

  test('is the platform admins alone, in the documented call and in react-admin', async () => {
    const gus = await member(server, 'Gus');
    expect((await gus.browser.post('/api/audit/security')).status).toBe(403);
    expect((await gus.browser.get('/rest/securitylog')).status).toBe(403);
    expect((await new Browser(server.app).get('/rest/securitylog')).status).toBe(401);
    await server.identity.security.flush();
    const page = await admin.browser.get(
      `/rest/securitylog?filter=${encodeURIComponent('{"person":"t, gus"}')}&range=[0,0]&sort=["time","DESC"]`,
    );
    expect(page.headers['content-range']).toBe('securitylog 0-0/2');
    const [row] = page.body as SecurityLine[];
    expect(row).toMatchObject({ kind: 'forbidden', name: 'Gus Tester' });
    expect((await admin.browser.get(`/rest/securitylog/${row?.id}`)).body).toEqual(row);
  });

  test('is kept for ninety days', async () => {
    await server.identity.security.flush();
    await server.pool.query(`insert into identity.security_log
      (id, kind, first_at, last_at, count, address, device, what) values
      ('old', 'login', now() - interval '91 days', now() - interval '91 days', 1, '', '', ''),
      ('young', 'login', now() - interval '89 days', now() - interval '89 days', 1, '', '', '')`);
    await server.identity.security.sweep();
    const { rows } = await server.pool.query(
      "select id from identity.security_log where id in ('old', 'young')",
    );
    expect(rows).toEqual([{ id: 'young' }]);
  });
});
