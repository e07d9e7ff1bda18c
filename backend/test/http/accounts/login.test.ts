import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { enterPerson } from '../../../src/accounts/index.ts';
import { HashPool } from '../../../src/kernel/identity/hashPool.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { PUBLIC_URL, type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { mailedToken, mailsTo, member, PASSWORD, refOf, registration } from './people.ts';

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

const visitor = (address?: string) => new Browser(server.app, address);
const logIn = (email: string, password: string, browser = visitor()) =>
  browser.post('/auth/login', { email, password });

/** Somebody the desk has entered: an e-mail, but no login. */
async function entered(first: string): Promise<string> {
  const use = {
    db: server.db,
    newId: () => `entered-${first}`,
    attempt: server.execute,
  };
  const details = { first, last: 'Tester', email: `${first}@example.org` };
  return (await enterPerson(server.accounts, use, details)).ref_id;
}

describe('registering', () => {
  test('opens an account and a session, with the defaults of the documents', async () => {
    const ana = visitor();
    const { status, body } = await ana.post('/auth/register', registration('Ana'));
    expect(status).toBe(200);
    expect(body).toEqual({
      user_id: refOf(body),
      ref_id: refOf(body),
      first: 'Ana',
      last: 'Tester',
      phone: '8015550100',
      email: 'Ana@example.org',
      credentials: 'Not Rated',
      profile_updated: false,
      referee: false,
      line_judge: false,
      volunteer: false,
      utr_admin: null,
    });
    expect((await ana.get(`/auth/getProfile/${refOf(body)}`)).body).toMatchObject({
      newsletter: false,
      utr_master_list: false,
      alt_phone: null,
    });
    expect((await ana.get('/auth/session')).body).toEqual({ user: body, admin: false, tournaments: [] });
  });

  test('is refused with a message for an e-mail somebody has, in any case', async () => {
    await member(server, 'Ben');
    const again = await visitor().post(
      '/auth/register',
      registration('Other', { email: ' BEN@Example.ORG ' }),
    );
    expect(again).toMatchObject({ status: 200, body: { message: 'Email already registered, please login' } });
    expect(again.headers).not.toHaveProperty('set-cookie');
  });

  test.each([
    [{ email: 'nobody' }, 'invalid email', 'email'],
    [{ phone: '801555010' }, 'US Phone - 10 numbers', 'phone'],
    [{ alt_phone: '1' }, 'US Phone - 10 numbers', 'alt_phone'],
    [{ password: 'short' }, 'Password needs at least 8 characters', 'password'],
    [
      { password: 'Baseball' },
      'This password is one of the most common ones, please choose another',
      'password',
    ],
    [{ password: 'cy-tester-1990' }, 'Password must not be your name or email', 'password'],
    [{ password: 'x'.repeat(129) }, 'Password may have at most 128 characters', 'password'],
    [{ first: '  ' }, 'First name is required.', 'first'],
    [{ credentials: 'Umpire' }, undefined, 'credentials'],
    [{ last: { $ne: 1 } }, undefined, 'last'],
    [{ newsletter: 'maybe' }, undefined, 'newsletter'],
    [{ password: 12345678 }, undefined, 'password'],
  ])('is refused with %j, naming the field', async (wrong, text, field) => {
    const { status, body } = await visitor().post('/auth/register', registration('Cy', wrong));
    expect(status).toBe(400);
    expect(body).toMatchObject({ ...(text && { message: text }), errors: { [field]: expect.any(String) } });
    expect((await logIn('Cy@example.org', PASSWORD)).body).toEqual({
      message: 'Email not found, please signup',
    });
  });

  test('works without a phone', async () => {
    const { body } = await visitor().post('/auth/register', registration('Dee', { phone: '' }));
    expect(body).toMatchObject({ phone: null });
  });

  test('sent again with its key is the same registration, not a taken e-mail', async () => {
    const key = { 'idempotency-key': 'the-same-form-sent-twice' };
    const first = await visitor().post('/auth/register', registration('Eli'), key);
    const again = await visitor().post('/auth/register', registration('Eli'), key);
    expect(again.body).toEqual(first.body);
    expect(again.status).toBe(200);
  });

  test('with the e-mail of somebody staff entered mails the link that proves whose it is', async () => {
    const ref_id = await entered('Fay');
    const { body } = await visitor().post('/auth/register', registration('Fay'));
    expect(body).toMatchObject({ message: expect.stringContaining('sent it a link') });
    expect((await logIn('Fay@example.org', PASSWORD)).body).toEqual({
      message: 'Email not found, please signup',
    });

    const token = await mailedToken(server, ref_id);
    const reset = await visitor().put(`/auth/reset/${token}`, {
      email: 'fay@example.org',
      password: PASSWORD,
    });
    expect(reset.body).toBe('Password Updated Successfully');
    expect((await logIn('Fay@example.org', PASSWORD)).body).toMatchObject({ ref_id, first: 'Fay' });
  });
});

describe('logging in and out', () => {
  test('answers the user, and the texts of the documents when it fails', async () => {
    const { ref_id } = await member(server, 'Gus');
    expect((await logIn(' gus@EXAMPLE.org', PASSWORD)).body).toMatchObject({ user_id: ref_id, ref_id });
    expect(await logIn('gus@example.org', 'wrong horse')).toMatchObject({
      status: 200,
      body: { message: 'incorrect password, please try again' },
    });
    expect(await logIn('nobody@example.org', PASSWORD)).toMatchObject({
      status: 200,
      body: { message: 'Email not found, please signup' },
    });
  });

  test('ends the session, not only the cookie', async () => {
    const { browser, ref_id } = await member(server, 'Hal');
    const stolen = visitor();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    expect((await stolen.get(`/auth/getProfile/${ref_id}`)).status).toBe(200);
    expect((await browser.post('/auth/logout')).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    expect((await stolen.get(`/auth/getProfile/${ref_id}`)).status).toBe(401);
    expect((await browser.get('/auth/session')).body).toEqual({ user: null, admin: false, tournaments: [] });
  });

  test('again in the same browser ends the session it had', async () => {
    const { browser } = await member(server, 'Ida');
    const before = new Map(browser.cookies);
    await logIn('ida@example.org', PASSWORD, browser);
    expect(browser.cookies).not.toEqual(before);
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.get('/auth/session')).body).toMatchObject({ user: null });
  });

  test('gives a cookie that scripts and other sites cannot use', async () => {
    await member(server, 'Jo');
    const { headers } = await logIn('jo@example.org', PASSWORD);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const [, payload] = cookie.split('.');
    const token = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    expect(Object.keys(token).sort()).toEqual(['exp', 'jti', 'sub']);
  });

  test('is slowed down after five wrong passwords, even for the right one', async () => {
    const { ref_id } = await member(server, 'Kim');
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => logIn('kim@example.org', 'wrong horse')),
    );
    const wrong = tries.filter(({ body }) => JSON.stringify(body).includes('incorrect password'));
    expect(wrong).toHaveLength(5);
    expect((await logIn('kim@example.org', PASSWORD)).body).toEqual({
      message: 'Error logging in, please try again',
    });
    await server.pool.query("update identity.failures set last_at = last_at - interval '2 seconds'");
    expect((await logIn('kim@example.org', PASSWORD)).body).toMatchObject({ ref_id });
    expect((await logIn('kim@example.org', 'wrong horse')).body).toMatchObject({
      message: 'incorrect password, please try again',
    });
  });

  test.each([
    ['an address', () => '203.0.113.9', '203.0.113.10'],
    ['a network of IPv6', (n: number) => `2001:db8:0:1::${n}`, '2001:db8:0:2::1'],
  ])('tells %s that searches for accounts nothing any more', async (_, addressOf, another) => {
    for (let n = 0; n < 10; n += 1) {
      expect((await logIn(`guess${n}@example.org`, PASSWORD, visitor(addressOf(n)))).body).toEqual({
        message: 'Email not found, please signup',
      });
    }
    const searcher = visitor(addressOf(10));
    expect((await logIn('guess10@example.org', PASSWORD, searcher)).body).toEqual({
      message: 'Error logging in, please try again',
    });
    const forgot = await searcher.post('/auth/forgotPassword', { email: 'guess11@example.org' });
    expect(forgot.body).toBe('Recovery Email Sent');
    const elsewhere = await visitor(another).post('/auth/forgotPassword', {
      email: 'guess11@example.org',
    });
    expect(elsewhere.body).toBe('email not in db');
  });
});

describe('while the line of unknown e-mails stands still', () => {
  /** Hashes of that line are computed once it is let go. */
  function standingStill() {
    const go = Promise.withResolvers<void>();
    const compute = HashPool.prototype.compute;
    const held = vi.spyOn(HashPool.prototype, 'compute').mockImplementation(async function (
      this: HashPool,
      ...asked
    ) {
      if (asked[1] === 'unknown') await go.promise;
      return compute.apply(this, asked);
    });
    onTestFinished(() => held.mockRestore());
    return go;
  }

  test('an address that tried many of them logs in to a known account, and a wrong password waits with them', async () => {
    const hall = visitor('203.0.113.77');
    const [{ ref_id }] = [await member(server, 'Tia'), await member(server, 'Uma')];
    for (let n = 0; n < 11; n += 1) await logIn(`hall${n}@example.org`, PASSWORD, hall);
    const line = standingStill();
    expect((await logIn('tia@example.org', PASSWORD, hall)).body).toMatchObject({ ref_id });
    const failed: unknown[] = [];
    const failing = ['uma@example.org', 'hall0@example.org'].map(async (email) => {
      failed.push((await logIn(email, 'wrong horse', hall)).body);
    });
    expect((await logIn('tia@example.org', PASSWORD, hall)).body).toMatchObject({ ref_id });
    expect(failed).toEqual([]);
    line.resolve();
    await Promise.all(failing);
    expect(failed).toEqual(Array(2).fill({ message: 'Error logging in, please try again' }));
  });
});

describe('a forgotten password', () => {
  const reset = (token: string, email: string, password = 'another horse') =>
    visitor().put(`/auth/reset/${token}`, { email, password });

  test('is reset once by the mailed link, which ends every session', async () => {
    const { ref_id, browser } = await member(server, 'Lea');
    expect(await visitor().post('/auth/forgotPassword', { email: 'LEA@example.org' })).toMatchObject({
      status: 200,
      body: 'Recovery Email Sent',
    });
    const [mail] = await mailsTo(server, ref_id);
    expect(mail?.text).toContain(`${PUBLIC_URL}/reset/`);
    const token = await mailedToken(server, ref_id);
    const good = async (of = token) => (await visitor().get(`/auth/reset/${of}`)).body;
    expect([await good(), await good('made-up')]).toEqual([{ good: true }, { good: false }]);

    expect((await reset(token, 'lea@example.org')).body).toBe('Password Updated Successfully');
    expect((await browser.get(`/auth/getProfile/${ref_id}`)).status).toBe(401);
    expect((await logIn('lea@example.org', PASSWORD)).body).toMatchObject({ message: expect.any(String) });
    expect((await logIn('lea@example.org', 'another horse')).body).toMatchObject({ ref_id });
    expect((await mailsTo(server, ref_id)).at(-1)?.subject).toBe('Your Courtcrew password was changed');

    expect(await good()).toEqual({ good: false });
    expect(await reset(token, 'lea@example.org')).toMatchObject({
      status: 200,
      body: 'Password reset link is invalid or has expired',
    });
  });

  test("is not reset with another person's e-mail, an unknown one, or a made-up token", async () => {
    const { ref_id } = await member(server, 'Moe');
    await member(server, 'Ned');
    await visitor().post('/auth/forgotPassword', { email: 'moe@example.org' });
    const token = await mailedToken(server, ref_id);
    for (const answer of [
      await reset(token, 'ned@example.org'),
      await reset(token, 'nobody@example.org'),
      await reset('made-up', 'moe@example.org'),
    ]) {
      expect(answer.body).toBe('Password reset link is invalid or has expired');
    }
    for (const weak of ['short', 'trustno1', 'moe-tester-7']) {
      expect(await reset(token, 'moe@example.org', weak)).toMatchObject({
        status: 400,
        body: { errors: { password: expect.any(String) } },
      });
    }
    expect((await reset(token, 'moe@example.org')).body).toBe('Password Updated Successfully');
  });

  test('of nobody is said to be unknown', async () =>
    expect(await visitor().post('/auth/forgotPassword', { email: 'nobody@example.org' })).toMatchObject({
      status: 200,
      body: 'email not in db',
    }));
});

describe('the own sessions', () => {
  test('are listed, and ended one by one', async () => {
    const { browser } = await member(server, 'Ola');
    const phone = visitor();
    await logIn('ola@example.org', PASSWORD, phone);
    const { body } = await browser.get('/auth/sessions');
    expect(body).toEqual([
      expect.objectContaining({ device: 'Test' }),
      expect.objectContaining({ device: 'Test' }),
    ]);
    const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current);
    expect((await browser.post('/auth/endSession', { id: other?.id })).status).toBe(200);
    expect((await browser.post('/auth/endSession', { id: other?.id })).status).toBe(404);
    expect((await phone.get('/auth/sessions')).status).toBe(401);
    expect((await browser.get('/auth/sessions')).body).toHaveLength(1);
  });

  test('of somebody else cannot be ended', async () => {
    const { browser } = await member(server, 'Pia');
    const eve = await member(server, 'Eve');
    const [own] = (await browser.get('/auth/sessions')).body as { id: string }[];
    expect((await eve.browser.post('/auth/endSession', { id: own?.id })).status).toBe(404);
    expect((await browser.get('/auth/sessions')).status).toBe(200);
  });

  test('all end when the password is changed, and the browser that did it goes on in a new one', async () => {
    const { browser } = await member(server, 'Rae');
    const phone = visitor();
    await logIn('rae@example.org', PASSWORD, phone);
    const change = (password: string, newPassword: string) =>
      browser.post('/auth/changePassword', { password, newPassword });
    expect(await change('wrong horse', 'another horse')).toMatchObject({
      status: 400,
      body: { errors: { password: 'incorrect password, please try again' } },
    });
    expect(await change(PASSWORD, 'short')).toMatchObject({
      status: 400,
      body: { errors: { newPassword: 'Password needs at least 8 characters' } },
    });
    expect(await change(PASSWORD, 'Sunshine')).toMatchObject({
      status: 400,
      body: {
        errors: { newPassword: 'This password is one of the most common ones, please choose another' },
      },
    });
    expect(await change(PASSWORD, 'Rae Tester!')).toMatchObject({
      status: 400,
      body: { errors: { newPassword: 'Password must not be your name or email' } },
    });
    const old = new Map(browser.cookies);
    expect((await change(PASSWORD, 'another horse')).status).toBe(200);
    expect((await browser.get('/auth/sessions')).body).toHaveLength(1);
    expect((await phone.get('/auth/sessions')).status).toBe(401);
    const stolen = visitor();
    for (const [name, value] of old) stolen.cookies.set(name, value);
    expect((await stolen.get('/auth/sessions')).status).toBe(401);
  });
});
