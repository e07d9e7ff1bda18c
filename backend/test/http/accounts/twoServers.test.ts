import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { correctPerson, EmailClaims, enterPerson } from '../../../src/accounts/index.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Member, member, PASSWORD, refOf, registration } from './people.ts';

let database: TestDatabase;
let one: TestServer;
let two: TestServer;
let cy: Member;

beforeAll(async () => {
  database = await serverDatabase();
  one = await testServer(database.url);
  two = await testServer(database.url);
  cy = await member(one, 'Cy');
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.drop();
});

const servers = () => [one, two];
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await one.pool.query(sql, values)).rows[0]?.count);

const usingOf = (server: TestServer) => ({
  db: server.db,
  attempt: server.execute,
  newId: () => randomUUID(),
  http: { fresh: async () => false },
});

describe('one e-mail, many registrations at once on two servers', () => {
  test('opens exactly one account', async () => {
    const claims = "select count(*) from runtime.claims where kind = 'email'";
    const before = await count(claims);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => {
        const server = servers()[n % 2] ?? one;
        const email = n % 3 === 0 ? 'RACE@example.org' : 'race@example.org';
        return new Browser(server.app).post('/auth/register', registration('Racer', { email }));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const opened = answers.filter(({ body }) => JSON.stringify(body).includes('ref_id'));
    expect(opened).toHaveLength(1);
    expect(await count("select count(*) from accounts.logins where email_key = 'race@example.org'")).toBe(1);
    expect(await count(claims)).toBe(before + 1);
  });

  test('a claim whose registration died is taken over once it is old', async () => {
    const dead = randomUUID();
    expect(await one.accounts.emails.take('ghost@example.org', dead)).toEqual({ taken: true });
    const browser = new Browser(two.app);
    const form = registration('Ghost', { email: 'ghost@example.org' });
    expect((await browser.post('/auth/register', form)).body).toMatchObject({ message: expect.any(String) });
    await one.pool.query("update runtime.claims set at = at - interval '1 minute' where holder = $1", [dead]);
    expect((await browser.post('/auth/register', form)).body).toMatchObject({ first: 'Ghost' });
  });

  test('is had by one person when a process stands still between its claim and its command', async () => {
    const { take: claiming } = EmailClaims.prototype;
    const take = vi.spyOn(EmailClaims.prototype, 'take').mockImplementationOnce(async function (
      this: EmailClaims,
      email,
      ref_id,
    ) {
      const claim = await claiming.call(this, email, ref_id);
      // A minute later it wakes up; meanwhile the other server has let somebody else have the address.
      await one.pool.query("update runtime.claims set at = at - interval '1 minute' where holder = $1", [
        ref_id,
      ]);
      await member(two, 'Swift', { email });
      return claim;
    });
    const slow = await new Browser(one.app).post('/auth/register', registration('Slow'));
    take.mockRestore();
    expect(slow.body).toEqual({ message: 'Email already registered, please login' });
    expect(slow.headers).not.toHaveProperty('set-cookie');
    const form = { email: 'slow@example.org', password: PASSWORD };
    expect((await new Browser(one.app).post('/auth/login', form)).body).toMatchObject({ first: 'Swift' });
    const logins = "select count(*) from accounts.logins where email_key = 'slow@example.org'";
    await expect.poll(() => count(logins)).toBe(1);
  });

  test('an owner whose claim was lost is found all the same, and has it again', async () => {
    const { ref_id } = await member(one, 'Lost');
    await one.pool.query('delete from runtime.claims where holder = $1', [ref_id]);
    const form = { email: 'lost@example.org', password: PASSWORD };
    expect((await new Browser(two.app).post('/auth/login', form)).body).toMatchObject({ ref_id });
    expect(await count('select count(*) from runtime.claims where holder = $1', ref_id)).toBe(1);
  });

  test('one that was refused leaves the e-mail free', async () => {
    const before = await count('select count(*) from runtime.claims');
    const refused = new Browser(one.app).post('/auth/register', registration('Bad', { phone: '1' }));
    expect((await refused).status).toBe(400);
    expect(await count('select count(*) from runtime.claims')).toBe(before);
  });
});

describe('what one server does', () => {
  test('ends the session on the other', async () => {
    const { browser } = await member(one, 'Ana');
    const there = new Browser(two.app);
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect((await there.get('/auth/sessions')).status).toBe(200);
    await browser.post('/auth/logout');
    while ((await there.get('/auth/sessions')).status !== 401) await pause(5);
  });

  test('can be logged in to on the other at once', async () => {
    const { ref_id } = await member(one, 'Ben');
    const answer = await new Browser(two.app).post('/auth/login', {
      email: 'ben@example.org',
      password: PASSWORD,
    });
    expect(refOf(answer.body)).toBe(ref_id);
  });
});

describe('people the desk enters', () => {
  test('are found again by their name and e-mail, whoever has it', async () => {
    const { ref_id } = cy;
    const details = { first: 'cy', last: 'Tester', email: 'CY@example.org' };
    expect(await enterPerson(two.accounts, usingOf(two), details)).toEqual({ ref_id, existed: true });
    await expect(
      enterPerson(two.accounts, usingOf(two), { ...details, first: 'Somebody' }),
    ).rejects.toMatchObject({ refusal: { code: 'conflict' } });
    const entered = await Promise.all(
      servers().map((server) =>
        enterPerson(server.accounts, usingOf(server), {
          first: 'Dee',
          last: 'Lee',
          email: 'dee@example.org',
        }),
      ),
    );
    expect(new Set(entered.map((person) => person.ref_id)).size).toBe(1);
    expect(entered.map(({ existed }) => existed).sort()).toEqual([false, true]);
  });

  test('need no e-mail, but a name', async () => {
    const twins = await Promise.all(
      [1, 2].map(() => enterPerson(one.accounts, usingOf(one), { first: 'Twin', last: 'Lee' })),
    );
    expect(twins[0]?.ref_id).not.toBe(twins[1]?.ref_id);
    await expect(enterPerson(one.accounts, usingOf(one), { first: '', last: 'Lee' })).rejects.toMatchObject({
      refusal: { code: 'invalid', text: 'First name is required.' },
    });
  });

  test('can move to an e-mail nobody has, and leave the old one to others', async () => {
    const { ref_id } = await enterPerson(one.accounts, usingOf(one), {
      first: 'Eve',
      last: 'Lee',
      email: 'eve@example.org',
    });
    const move = (email: string | null) => correctPerson(one.accounts, usingOf(one), ref_id, { email });
    await expect(move('cy@example.org')).rejects.toMatchObject({ refusal: { code: 'conflict' } });
    await move('eve.lee@example.org');
    await move('EVE.LEE@example.org');
    expect((await new Browser(two.app).post('/auth/register', registration('Eve'))).body).toMatchObject({
      first: 'Eve',
    });
    await expect(move('eve@example.org')).rejects.toMatchObject({ refusal: { code: 'conflict' } });
    await move(null);
    const free = registration('Eva', { email: 'eve.lee@example.org' });
    expect((await new Browser(two.app).post('/auth/register', free)).body).toMatchObject({ first: 'Eva' });
  });

  test('with a login keep their e-mail', async () => {
    const { ref_id } = await member(one, 'Fay');
    const taken = correctPerson(one.accounts, usingOf(one), ref_id, { email: 'thief@example.org' });
    await expect(taken).rejects.toMatchObject({ refusal: { text: 'Email cannot be changed' } });
    expect(await two.accounts.emails.take('thief@example.org', 'anybody')).toEqual({ taken: true });
  });
});

describe('the first platform admin', () => {
  test('is made once, however many servers start, and can log in', async () => {
    const empty = await serverDatabase();
    const start = (ADMIN_PASSWORD: string) =>
      testServer(empty.url, { ADMIN_EMAIL: 'Boss@example.org', ADMIN_PASSWORD });
    const started = await Promise.all([start(''), start('')]);
    started.push(await start('another password'));
    onTestFinished(async () => {
      for (const server of started) await server.close();
      await empty.drop();
    });
    const [password, ...more] = started.flatMap(({ announced }) =>
      announced.flatMap((line) => /password (\S+) \(shown only now\)/.exec(line)?.[1] ?? []),
    );
    expect(more).toEqual([]);
    for (const { app } of started) {
      const form = { email: 'boss@example.org', password };
      expect((await new Browser(app).post('/auth/login', form)).body).toMatchObject({ utr_admin: 'main' });
    }
  });
});
