import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { HashPool } from '../../../src/kernel/identity/hashPool.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { mailsTo, member, PASSWORD, registration } from './people.ts';

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

/** In which lines hashes have been computed since it was asked last. */
function hashWork(): () => string[] {
  const seen: string[] = [];
  const compute = HashPool.prototype.compute;
  const spy = vi.spyOn(HashPool.prototype, 'compute').mockImplementation(function (this: HashPool, ...asked) {
    seen.push(`${asked[1]} ${asked[0].options.N}`);
    return compute.apply(this, asked);
  });
  onTestFinished(() => spy.mockRestore());
  return () => seen.splice(0);
}

/** A browser at an address that has tried so many unknown e-mails that it reads no more of them. */
async function searcher(address: string): Promise<Browser> {
  const browser = new Browser(server.app, address);
  for (let n = 0; n < 10; n += 1) {
    await browser.post('/auth/login', { email: `guess${n}@example.org`, password: PASSWORD });
  }
  return browser;
}

test('an address that searches for accounts cannot tell known from unknown e-mails', async () => {
  const { ref_id } = await member(server, 'Ana');
  await member(server, 'Ben');
  const browser = await searcher('203.0.113.20');
  const work = hashWork();
  const ask = async (path: string, body: object) => {
    const { status, body: answer, headers } = await browser.post(path, body);
    return { status, answer, cookie: headers['set-cookie'] ?? null, work: work() };
  };
  const wrong = 'no such horse';

  const login = await ask('/auth/login', { email: 'nobody@example.org', password: wrong });
  expect(login).toEqual({
    status: 200,
    answer: { message: 'Error logging in, please try again' },
    cookie: null,
    work: ['unknown 1024'],
  });
  // Known accounts go first, in a line of their own; that of unknown e-mails, the longer one, is waited for beside it.
  const both = ['unknown 1024', 'login 1024'];
  // Six in a row: the account closes on the way, which must not show either.
  for (let tried = 0; tried < 6; tried += 1) {
    expect(await ask('/auth/login', { email: 'ana@example.org', password: wrong })).toEqual({
      ...login,
      work: tried < 5 ? both : login.work,
    });
  }

  const forgot = await ask('/auth/forgotPassword', { email: 'nobody@example.org' });
  expect(forgot).toEqual({
    status: 200,
    answer: 'Recovery Email Sent',
    cookie: null,
    work: ['unknown 1024'],
  });
  expect(await ask('/auth/forgotPassword', { email: 'ana@example.org' })).toEqual(forgot);
  expect(await mailsTo(server, ref_id)).toHaveLength(1);

  // The right password still opens the account: a venue's crowd shares one address.
  const right = await ask('/auth/login', { email: 'ben@example.org', password: PASSWORD });
  expect(right).toMatchObject({ answer: { first: 'Ben' }, work: both });
});

test('a taken e-mail costs the work of a registration', async () => {
  await member(server, 'Cy');
  const work = hashWork();
  const taken = await new Browser(server.app).post('/auth/register', registration('Cy'));
  expect(taken.body).toEqual({ message: 'Email already registered, please login' });
  const open = await new Browser(server.app).post('/auth/register', registration('Dee'));
  expect(open.body).toMatchObject({ first: 'Dee' });
  expect(work()).toEqual(['registration 1024', 'registration 1024']);
});

test('those who wait too long are told so at once, and leave no claim behind', async () => {
  const full = vi.spyOn(HashPool.prototype, 'compute').mockImplementation(async () => {
    throw Object.assign(new Error(), { refused: true, code: 'unavailable', text: 'Many people' });
  });
  const form = registration('Eve');
  const told = await new Browser(server.app).post('/auth/register', form);
  full.mockRestore();
  expect(told).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await new Browser(server.app).post('/auth/register', form)).body).toMatchObject({ first: 'Eve' });
});
