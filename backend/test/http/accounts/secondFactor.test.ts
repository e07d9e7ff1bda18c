import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { recoveryDigest } from '../../../src/accounts/secondFactor/codeCheck.ts';
import { Browser, type Seen } from '../../support/browser.ts';
import { react } from '../../support/react.ts';
import { textAt } from '../../support/seen.ts';
import { type Cast, cast } from '../tournaments/cast.ts';
import { type Member, mailedToken, mailsTo, PASSWORD, platformAdmin } from './people.ts';

let clock = new Date('2031-03-07T12:00:05.000Z');
let play: Cast;

beforeAll(async () => {
  play = await cast({ now: () => clock });
});
afterAll(() => play.close());
// Codes count once: every test begins at an instant whose codes nobody has used.
beforeEach(() => later(600));

const STEP = 30;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
/** What the app shows so many seconds from now. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.getTime() + seconds * 1000 });
const wrongOf = (secret: string) => codeOf(secret).replace(/./g, (digit) => String((Number(digit) + 5) % 10));

interface Guarded extends Member {
  readonly email: string;
  readonly secret: string;
  readonly recovery: string[];
}

let staff = 0;
/** A platform admin, whose login needs no code yet. */
async function admin(): Promise<Member & { email: string }> {
  staff += 1;
  const first = `Guard${staff}`;
  return { ...(await platformAdmin(play.server, first)), email: `${first}@example.org` };
}

const recoveryOf = ({ body }: Seen) => (body as { recovery_codes: string[] }).recovery_codes;

/** A platform admin who has just switched the second factor on; the code for it was of the step before this. */
async function guarded(): Promise<Guarded> {
  const made = await admin();
  const secret = textAt(await made.browser.post('/auth/prepareSecondFactor'), 'secret');
  const on = await made.browser.post('/auth/switchOnSecondFactor', { code: codeOf(secret) });
  expect(on.status).toBe(200);
  later(STEP);
  return { ...made, secret, recovery: recoveryOf(on) };
}

const visitor = () => new Browser(play.server.app);
const logIn = (email: string, browser = visitor(), password = PASSWORD) =>
  browser.post('/auth/login', { email, password });
const tokenOf = async (email: string, browser?: Browser) => textAt(await logIn(email, browser), 'token');
const finish = (token: string, code: string, browser = visitor()) =>
  browser.post('/auth/loginWithCode', { token, code });
const isIn = async (browser: Browser) => (await browser.get('/auth/sessions')).status === 200;
const status = async ({ browser }: Member) => (await browser.get('/auth/secondFactor')).body;
const WRONG = { message: 'That code is not right, please try again' };
const CLOSED = { message: 'Error logging in, please try again' };
const EXPIRED = { message: 'That took too long, please log in again' };

describe('switching it on', () => {
  test('is for platform admins and masters of a tournament', async () => {
    await play.draft();
    for (const [who, offered] of [
      [play.platform, true],
      [play.mia, true],
      [play.bob, false],
      [play.nia, false],
    ] as const) {
      expect(await status(who)).toEqual({ on: false, offered, recovery_left: 0 });
      const answer = await who.browser.post('/auth/prepareSecondFactor');
      expect(answer.status).toBe(offered ? 200 : 403);
    }
    expect((await visitor().post('/auth/prepareSecondFactor')).status).toBe(401);
    expect((await play.nia.browser.post('/auth/switchOnSecondFactor', { code: '123456' })).status).toBe(403);
  });

  test('takes the first code of the app, and ends every other session', async () => {
    const ana = await admin();
    const phone = visitor();
    await logIn(ana.email, phone);
    const { body } = await ana.browser.post('/auth/prepareSecondFactor');
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Courtcrew:${encodeURIComponent(ana.email)}?issuer=Courtcrew&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const wrong = await ana.browser.post('/auth/switchOnSecondFactor', { code: wrongOf(secret) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { code: WRONG.message } } });
    expect(await status(ana)).toMatchObject({ on: false });

    const on = await ana.browser.post('/auth/switchOnSecondFactor', { code: codeOf(secret) });
    expect(on.status).toBe(200);
    expect(new Set(recoveryOf(on)).size).toBe(10);
    for (const code of recoveryOf(on)) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await status(ana)).toEqual({ on: true, offered: true, recovery_left: 10 });
    expect(await isIn(phone)).toBe(false);
    expect((await mailsTo(play.server, ana.ref_id)).at(-1)?.subject).toBe(
      'Your Courtcrew login now asks for a code',
    );
  });

  test('needs a fresh proof, and cannot be done twice', async () => {
    const ben = await guarded();
    const again = await ben.browser.post('/auth/prepareSecondFactor');
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const cy = await admin();
    await play.server.pool.query('update identity.sessions set authenticated_at = null where ref_id = $1', [
      cy.ref_id,
    ]);
    for (const path of ['prepareSecondFactor', 'switchOnSecondFactor', 'renewRecoveryCodes']) {
      expect(await cy.browser.post(`/auth/${path}`, { code: '123456' })).toMatchObject({
        status: 409,
        body: { code: 'reauthenticate' },
      });
    }
  });

  test('sent again with its key shows no codes that do not work', async () => {
    const dee = await admin();
    const key = { 'idempotency-key': 'prepare-of-dee' };
    const secret = textAt(await dee.browser.post('/auth/prepareSecondFactor', {}, key), 'secret');
    expect(textAt(await dee.browser.post('/auth/prepareSecondFactor', {}, key), 'secret')).toBe(secret);
    const code = codeOf(secret);
    await dee.browser.post('/auth/switchOnSecondFactor', { code });
    const renewal = { 'idempotency-key': 'renewal-of-dee' };
    expect((await dee.browser.post('/auth/renewRecoveryCodes', {}, renewal)).status).toBe(200);
    expect(await dee.browser.post('/auth/renewRecoveryCodes', {}, renewal)).toMatchObject({ status: 409 });
  });
});

describe('logging in', () => {
  test('asks for a code before there is a session', async () => {
    const { email, ref_id, secret } = await guarded();
    const browser = visitor();
    const asked = await logIn(email, browser);
    expect(asked).toMatchObject({
      status: 200,
      body: { second_factor: true, message: 'Enter the code of your authenticator app' },
    });
    expect(asked.headers).not.toHaveProperty('set-cookie');
    expect(await isIn(browser)).toBe(false);
    expect(await finish(textAt(asked, 'token'), wrongOf(secret), browser)).toMatchObject({
      status: 200,
      body: WRONG,
    });
    expect(await isIn(browser)).toBe(false);
    const user = await finish(textAt(asked, 'token'), codeOf(secret), browser);
    expect(user.body).toMatchObject({ ref_id, utr_admin: 'main' });
    expect(await isIn(browser)).toBe(true);
  });

  test('answers a wrong password and an unknown e-mail as ever', async () => {
    const { email } = await guarded();
    expect((await logIn(email, visitor(), 'wrong horse')).body).toEqual({
      message: 'incorrect password, please try again',
    });
    expect((await logIn('nobody@example.org')).body).toEqual({ message: 'Email not found, please signup' });
  });

  test('takes a code once', async () => {
    const { email, secret } = await guarded();
    const code = codeOf(secret);
    expect((await finish(await tokenOf(email), code)).body).toHaveProperty('ref_id');
    expect((await finish(await tokenOf(email), code)).body).toEqual(WRONG);
    // The one before it is spent with it, although the clock would still allow it.
    expect((await finish(await tokenOf(email), codeOf(secret, -STEP))).body).toEqual(WRONG);
    later(STEP);
    expect((await finish(await tokenOf(email), codeOf(secret))).body).toHaveProperty('ref_id');
  });

  test('takes a code once when two use it at the same moment', async () => {
    const { email, secret } = await guarded();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenOf(email)));
    const answers = await Promise.all(tokens.map((token) => finish(token, codeOf(secret))));
    expect(answers.filter(({ body }) => 'ref_id' in (body as object))).toHaveLength(1);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('forgives a clock that is %i steps off: %s', async (steps, right) => {
    const { email, secret } = await guarded();
    // So far on that no code of these steps was used to switch it on.
    later(5 * STEP);
    const { body } = await finish(await tokenOf(email), codeOf(secret, steps * STEP));
    expect('ref_id' in (body as object)).toBe(right);
  });

  test('takes the digits however they were grouped, and nothing else', async () => {
    const { email, secret } = await guarded();
    const token = await tokenOf(email);
    const code = codeOf(secret);
    for (const junk of ['12345', '1234567', 'abcdef', '٠١٢٣٤٥', `${code}0`]) {
      await play.server.pool.query('delete from identity.failures');
      expect((await finish(token, junk)).body).toEqual(WRONG);
    }
    expect(await finish(token, '')).toMatchObject({ status: 400, body: { errors: { code: 'is required' } } });
    await play.server.pool.query('delete from identity.failures');
    expect((await finish(token, ` ${code.slice(0, 3)} ${code.slice(3)} `)).body).toHaveProperty('ref_id');
  });

  test("with somebody else's token, a used or an old one, is none", async () => {
    const [ann, eve] = [await guarded(), await guarded()];
    const token = await tokenOf(ann.email);
    expect((await finish(token, codeOf(eve.secret))).body).toEqual(WRONG);
    expect((await finish('made-up', codeOf(ann.secret))).body).toEqual(EXPIRED);
    expect((await finish(token, codeOf(ann.secret))).body).toHaveProperty('ref_id');
    later(STEP);
    expect((await finish(token, codeOf(ann.secret))).body).toEqual(EXPIRED);
    const old = await tokenOf(ann.email);
    await play.server.pool.query('update identity.pending_logins set expires_at = now()');
    expect((await finish(old, codeOf(ann.secret))).body).toEqual(EXPIRED);
  });

  test('sent again with its key opens no second session', async () => {
    const { email, secret } = await guarded();
    const body = { token: await tokenOf(email), code: codeOf(secret) };
    const key = { 'idempotency-key': 'the-same-code-twice' };
    expect((await visitor().post('/auth/loginWithCode', body, key)).body).toHaveProperty('ref_id');
    const thief = visitor();
    expect((await thief.post('/auth/loginWithCode', body, key)).body).toEqual(EXPIRED);
    expect(await isIn(thief)).toBe(false);
  });

  test('is slowed down by wrong codes, which the right password does not forgive', async () => {
    const { email, secret } = await guarded();
    for (let n = 0; n < 5; n += 1) {
      expect((await finish(await tokenOf(email), wrongOf(secret))).body).toEqual(WRONG);
    }
    // As after some more, so that the wait outlasts a slow machine.
    await play.server.pool.query('update identity.failures set failed = failed + 6');
    expect((await finish(await tokenOf(email), codeOf(secret))).body).toEqual(CLOSED);
    await play.server.pool.query("update identity.failures set last_at = last_at - interval '2 minutes'");
    expect((await finish(await tokenOf(email), codeOf(secret))).body).toHaveProperty('ref_id');
  });

  test('lets no burst of guesses pass', async () => {
    const { email, secret } = await guarded();
    const token = await tokenOf(email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => finish(token, wrongOf(secret))));
    const looked = answers.filter(({ body }) => JSON.stringify(body) === JSON.stringify(WRONG)).length;
    expect(looked).toBeGreaterThanOrEqual(5);
    expect(looked).toBeLessThan(12);
  });

  test('asks for the code after a reset by mail as well, whose token ends the login that was pending', async () => {
    const { email, ref_id, secret } = await guarded();
    const pending = await tokenOf(email);
    await visitor().post('/auth/forgotPassword', { email });
    const link = await mailedToken(play.server, ref_id);
    const password = 'another horse';
    expect((await visitor().put(`/auth/reset/${link}`, { email, password })).body).toBe(
      'Password Updated Successfully',
    );
    expect((await finish(pending, codeOf(secret))).body).toEqual(EXPIRED);
    const asked = await logIn(email, visitor(), password);
    expect(asked.body).toMatchObject({ second_factor: true });
    expect((await finish(textAt(asked, 'token'), codeOf(secret))).body).toHaveProperty('ref_id');
  });
});

describe('recovery codes', () => {
  test('work once each, however they are typed, and their owner is told', async () => {
    const ana = await guarded();
    const [first = '', second = ''] = ana.recovery;
    expect((await finish(await tokenOf(ana.email), first)).body).toHaveProperty('ref_id');
    expect((await finish(await tokenOf(ana.email), first)).body).toEqual(WRONG);
    const typed = second.toUpperCase().replaceAll('-', ' ');
    expect((await finish(await tokenOf(ana.email), typed)).body).toHaveProperty('ref_id');
    expect(await status(ana)).toMatchObject({ recovery_left: 8 });
    expect((await mailsTo(play.server, ana.ref_id)).at(-1)?.subject).toBe(
      'A recovery code of your Courtcrew account was used',
    );
  });

  test('work for their owner alone', async () => {
    const [ana, eve] = [await guarded(), await guarded()];
    expect((await finish(await tokenOf(ana.email), eve.recovery[0] ?? '')).body).toEqual(WRONG);
  });

  test('work once when two use one at the same moment', async () => {
    const { email, recovery } = await guarded();
    const tokens = await Promise.all([tokenOf(email), tokenOf(email)]);
    const answers = await Promise.all(tokens.map((token) => finish(token, recovery[0] ?? '')));
    expect(answers.filter(({ body }) => 'ref_id' in (body as object))).toHaveLength(1);
  });

  test('are void once new ones are made', async () => {
    const ana = await guarded();
    const fresh = recoveryOf(await ana.browser.post('/auth/renewRecoveryCodes'));
    expect((await finish(await tokenOf(ana.email), ana.recovery[0] ?? '')).body).toEqual(WRONG);
    expect((await finish(await tokenOf(ana.email), fresh[0] ?? '')).body).toHaveProperty('ref_id');
  });

  test('and the secret stand nowhere in clear', async () => {
    const { secret, recovery } = await guarded();
    const { rows: tables } = await play.server.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables) {
      const { rows } = await play.server.pool.query(
        `select 1 from ${name} t where t::text like any($1::text[])`,
        [[secret, ...recovery].map((text) => `%${text}%`)],
      );
      expect([name, rows]).toEqual([name, []]);
    }
  });
});

describe('switching it off', () => {
  const off = ({ browser }: Member, password: string, code: string) =>
    browser.post('/auth/switchOffSecondFactor', { password, code });

  test('takes password and code', async () => {
    const ana = await guarded();
    expect(await off(ana, 'wrong horse', codeOf(ana.secret))).toMatchObject({
      status: 400,
      body: { errors: { password: 'incorrect password, please try again' } },
    });
    expect(await off(ana, PASSWORD, wrongOf(ana.secret))).toMatchObject({
      status: 400,
      body: { errors: { code: WRONG.message } },
    });
    expect(await status(ana)).toMatchObject({ on: true });
    expect((await off(ana, PASSWORD, codeOf(ana.secret))).status).toBe(200);
    expect(await status(ana)).toEqual({ on: false, offered: true, recovery_left: 0 });
    expect((await logIn(ana.email)).body).toMatchObject({ ref_id: ana.ref_id });
    expect((await mailsTo(play.server, ana.ref_id)).at(-1)?.subject).toBe(
      'Your Courtcrew login no longer asks for a code',
    );
  });

  test('for somebody who lost it is a platform admin’s, never one’s own, and stands in the log', async () => {
    const ana = await guarded();
    const reset = (by: Browser, ref_id = ana.ref_id) =>
      by.post('/api/utradmin/resetSecondFactor', { ref_id });
    expect((await reset(visitor())).status).toBe(401);
    expect((await reset(play.mia.browser)).status).toBe(403);
    expect(await reset(ana.browser)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await reset(play.platform.browser, 'nobody')).status).toBe(404);
    expect(await status(ana)).toMatchObject({ on: true });
    expect((await play.platform.browser.get(`/rest/people/${ana.ref_id}`)).body).toMatchObject({
      second_factor: true,
    });
    expect((await reset(play.platform.browser)).status).toBe(200);
    expect((await logIn(ana.email)).body).toMatchObject({ ref_id: ana.ref_id });
    const events = [];
    for await (const page of play.server.store.readStream(`person-${ana.ref_id}`, 0)) events.push(...page);
    expect(events.at(-1)).toMatchObject({
      type: 'SecondFactorSwitchedOff',
      meta: { actor: { ref: play.platform.ref_id, as: 'admin' } },
    });
  });

  test('ends a login that was pending', async () => {
    const ana = await guarded();
    const token = await tokenOf(ana.email);
    await off(ana, PASSWORD, codeOf(ana.secret));
    later(STEP);
    expect((await finish(token, codeOf(ana.secret))).body).toEqual(EXPIRED);
  });
});

describe('proving again who it is', () => {
  test('takes the code as well', async () => {
    const ana = await guarded();
    const confirm = (body: object) => ana.browser.post('/auth/reauthenticate', body);
    await play.server.pool.query('update identity.sessions set authenticated_at = null where ref_id = $1', [
      ana.ref_id,
    ]);
    const edit = () => ana.browser.put(`/auth/editProfile/${ana.ref_id}`, { phone: '8015550177' });
    expect(await confirm({ password: PASSWORD })).toMatchObject({
      status: 400,
      body: { errors: { code: 'Enter the code of your authenticator app' } },
    });
    expect(await confirm({ password: PASSWORD, code: wrongOf(ana.secret) })).toMatchObject({
      status: 400,
      body: { errors: { code: WRONG.message } },
    });
    expect((await edit()).status).toBe(409);
    expect((await confirm({ password: PASSWORD, code: codeOf(ana.secret) })).status).toBe(200);
    expect((await edit()).status).toBe(200);
    later(STEP);
    expect((await confirm({ password: PASSWORD, code: ana.recovery[0] })).status).toBe(200);
  });
});

describe('a second factor', () => {
  test('goes with a person who is forgotten: secret, recovery codes and pending login', async () => {
    const ana = await guarded();
    const token = await tokenOf(ana.email);
    await play.server.execute(personAggregate, ana.ref_id, { type: 'RevokePlatformAdmin' });
    expect((await ana.browser.post('/auth/forgetMe', { password: PASSWORD })).status).toBe(200);
    expect((await finish(token, codeOf(ana.secret))).body).toEqual(EXPIRED);
    const events = [];
    for await (const page of play.server.store.readStream(`person-${ana.ref_id}`, 0)) {
      events.push(...(await play.server.read(page)));
    }
    const about = events.filter(({ type }) => type.startsWith('SecondFactor'));
    expect(about.map(({ data }) => data)).toEqual([
      { ref_id: ana.ref_id, secret: null },
      { ref_id: ana.ref_id, recovery: null },
    ]);
    for (const table of ['pending_logins', 'used_codes']) {
      const { rows } = await play.server.pool.query(`select 1 from identity.${table} where ref_id = $1`, [
        ana.ref_id,
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  test('stays with somebody who is no admin any more, until they switch it off', async () => {
    const ana = await guarded();
    await play.server.execute(personAggregate, ana.ref_id, { type: 'RevokePlatformAdmin' });
    expect(await status(ana)).toMatchObject({ on: true, offered: false });
    expect((await logIn(ana.email)).body).toMatchObject({ second_factor: true });
  });
});

test('what was done is told by letter once, also where the process that did it was killed before it wrote', async () => {
  const { ref_id, recovery } = await guarded();
  const told = async () => {
    await react(play.server);
    return (await mailsTo(play.server, ref_id)).map(({ subject }) => subject);
  };
  const on = 'Your Courtcrew login now asks for a code';
  expect(await told()).toEqual([on]);
  await play.server.pool.query('delete from outbox.messages where ref_id = $1', [ref_id]);
  const [code = ''] = recovery.map((one) => recoveryDigest(ref_id, one));
  await play.server.execute(personAggregate, ref_id, { type: 'UseRecoveryCode', code });
  await play.server.execute(personAggregate, ref_id, { type: 'SwitchOffSecondFactor' });
  const all = [
    on,
    'A recovery code of your Courtcrew account was used',
    'Your Courtcrew login no longer asks for a code',
  ];
  for (const _ of ['once', 'again']) expect((await told()).sort()).toEqual(all.sort());
});
