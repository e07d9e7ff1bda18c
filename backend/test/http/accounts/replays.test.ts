import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { mailedToken, mailsTo, PASSWORD, platformAdmin, refOf, registration } from './people.ts';

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

const NEW_PASSWORD = 'another horse';
const TAKEN = { message: 'Email already registered, please login' };

const visitor = () => new Browser(server.app);
const logIn = (email: string, password: string) => visitor().post('/auth/login', { email, password });
const isLoggedIn = async (browser: Browser) => (await browser.get('/auth/sessions')).status === 200;

/** Registers somebody with a key; `again` sends the very same request from another browser. */
async function registered(first: string, more: object = {}) {
  const form = registration(first, more);
  const key = { 'idempotency-key': `key of ${first}`.replaceAll(' ', '-') };
  const browser = visitor();
  const { body } = await browser.post('/auth/register', form, key);
  const again = async (changed: object = {}) => {
    const other = visitor();
    const answer = await other.post('/auth/register', { ...form, ...changed }, key);
    return { answer, browser: other };
  };
  return { ref_id: refOf(body), browser, again, email: form.email, key };
}

describe('a registration sent again with its key', () => {
  test('opens the session whose answer was lost', async () => {
    const { again, ref_id } = await registered('Ana');
    const { answer, browser } = await again();
    expect(answer).toMatchObject({ status: 200, body: { ref_id } });
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test.each([
    ['a new password', ({ browser }: { browser: Browser }) => changed(browser)],
    [
      'a changed profile',
      ({ browser, ref_id }) => browser.put(`/auth/editProfile/${ref_id}`, { city: 'Provo' }),
    ],
    ['an erasure', ({ browser }) => browser.post('/auth/forgetMe', { password: PASSWORD })],
    ['a right', ({ ref_id }) => server.execute(personAggregate, ref_id, { type: 'GrantPlatformAdmin' })],
  ] as [string, (person: { browser: Browser; ref_id: string }) => Promise<unknown>][])(
    'opens nothing after %s',
    async (what, happens) => {
      const person = await registered(`Ben${what.replaceAll(' ', '')}`);
      await happens(person);
      const { answer, browser } = await person.again();
      expect(answer).toMatchObject({ status: 200, body: TAKEN });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(await isLoggedIn(browser)).toBe(false);
    },
  );

  test('opens nothing a quarter of an hour later', async () => {
    const { again } = await registered('Cy');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60 * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await again()).answer).toMatchObject({ status: 200, body: TAKEN });
  });

  test('after an erasure leaves the address to whoever registers next', async () => {
    const { browser, again, email } = await registered('Dee');
    await browser.post('/auth/forgetMe', { password: PASSWORD });
    await again();
    const next = await visitor().post('/auth/register', registration('Dora', { email }));
    expect(next.body).toMatchObject({ first: 'Dora' });
    expect((await again()).answer.body).toEqual(TAKEN);
  });

  test('but with another e-mail is refused, and takes neither', async () => {
    const { again, ref_id, email } = await registered('Eli');
    const { answer } = await again({ email: 'second@example.org' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } });
    const free = await visitor().post('/auth/register', registration('Eve', { email: 'second@example.org' }));
    expect(free.body).toMatchObject({ first: 'Eve' });
    expect((await logIn(email, PASSWORD)).body).toMatchObject({ ref_id });
  });
});

const changed = (browser: Browser, password = PASSWORD, newPassword = NEW_PASSWORD, headers = {}) =>
  browser.post('/auth/changePassword', { password, newPassword }, headers);

describe('a new password sent again with its key', () => {
  test('does not say "updated" once another one has come after it', async () => {
    const { browser, email } = await registered('Fay');
    const key = { 'idempotency-key': 'fay-changes' };
    expect((await changed(browser, PASSWORD, NEW_PASSWORD, key)).status).toBe(200);
    expect((await changed(browser, NEW_PASSWORD, PASSWORD)).status).toBe(200);
    const again = await changed(browser, PASSWORD, NEW_PASSWORD, key);
    expect(again).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect((await logIn(email, NEW_PASSWORD)).body).toMatchObject({ message: expect.any(String) });
  });

  test('from a session that has ended with the old one is refused', async () => {
    const { browser } = await registered('Gus');
    const stolen = visitor();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    const key = { 'idempotency-key': 'gus-changes' };
    await changed(browser, PASSWORD, NEW_PASSWORD, key);
    expect((await changed(stolen, PASSWORD, NEW_PASSWORD, key)).status).toBe(401);
  });
});

describe('a mailed link', () => {
  const reset = (token: string, email: string, password: string, headers = {}) =>
    visitor().put(`/auth/reset/${token}`, { email, password }, headers);

  test('used by many at once sets one password', async () => {
    const { ref_id, email } = await registered('Hal');
    await visitor().post('/auth/forgotPassword', { email });
    const token = await mailedToken(server, ref_id);
    const tries = ['first', 'second', 'third', 'fourth'].map((word) => `${word} horse of many`);
    const answers = await Promise.all(tries.map((password) => reset(token, email, password)));
    const won = tries.filter((_, index) => answers[index]?.body === 'Password Updated Successfully');
    expect(won).toHaveLength(1);
    expect((await logIn(email, won[0] ?? '')).body).toMatchObject({ ref_id });
    const letters = (await mailsTo(server, ref_id)).filter(({ subject }) => subject.includes('was changed'));
    expect(letters).toHaveLength(1);
  });

  test('used again with its key sets nothing, whatever has happened since', async () => {
    const { ref_id, email } = await registered('Ida');
    await visitor().post('/auth/forgotPassword', { email });
    const token = await mailedToken(server, ref_id);
    const key = { 'idempotency-key': 'ida-resets' };
    expect((await reset(token, email, NEW_PASSWORD, key)).body).toBe('Password Updated Successfully');
    const again = await reset(token, email, NEW_PASSWORD, key);
    expect(again.body).toBe('Password reset link is invalid or has expired');
    expect(again.headers).not.toHaveProperty('set-cookie');
  });

  test('from before a new password sets none', async () => {
    const { ref_id, email, browser } = await registered('Jo');
    await visitor().post('/auth/forgotPassword', { email });
    const token = await mailedToken(server, ref_id);
    // The process that changed the password died before it could take the link back.
    const before = await server.accounts.personNow(ref_id);
    const under = before.status === 'member' ? before.credential : null;
    await server.execute(personAggregate, ref_id, {
      type: 'SetPassword',
      password_hash: await server.identity.passwords.hash(NEW_PASSWORD),
      under,
    });
    expect((await reset(token, email, 'a thief of links')).body).toBe(
      'Password reset link is invalid or has expired',
    );
    expect(await isLoggedIn(browser)).toBe(false);
    expect((await logIn(email, NEW_PASSWORD)).body).toMatchObject({ ref_id });
  });
});

test('whoever is forgotten by staff is out at once, and cannot come back by a key', async () => {
  const { ref_id, browser, again } = await registered('Kim');
  const root = await platformAdmin(server, 'Root');
  await root.browser.post('/api/utradmin/forgetPerson', { ref_id });
  expect(await isLoggedIn(browser)).toBe(false);
  expect((await again()).answer.body).toEqual(TAKEN);
});
