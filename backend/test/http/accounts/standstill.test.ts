import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { mailedToken, member, PASSWORD, registration } from './people.ts';

/** Read models that show nothing of what happens: no server projects. */
let database: TestDatabase;
let one: TestServer;
let two: TestServer;

const NEW_PASSWORD = 'another horse';

beforeAll(async () => {
  database = await serverDatabase();
  one = await testServer(database.url);
  two = await testServer(database.url);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.drop();
});

const logIn = (server: TestServer, email: string, password: string) =>
  new Browser(server.app).post('/auth/login', { email, password });

/** From now on read models stand still, as when the process that projects is frozen with its locks. */
async function standStill(): Promise<void> {
  await Promise.all([one.projections.stop(), two.projections.stop()]);
  for (const server of [one, two]) {
    const settled = vi.spyOn(server.projections, 'settled').mockResolvedValue(false);
    onTestFinished(() => settled.mockRestore());
  }
}

test('passwords, links and erasures are true in every process while the read models stand still', async () => {
  const ana = await member(one, 'Ana');
  const ben = await member(one, 'Ben');
  const stolen = new Browser(two.app);
  for (const [name, value] of ana.browser.cookies) stolen.cookies.set(name, value);
  expect((await stolen.get('/auth/sessions')).status).toBe(200);
  await standStill();

  // Registered now: shown nowhere, and yet somebody who can log in.
  const registered = await new Browser(one.app).post('/auth/register', registration('Cy'));
  expect(registered.body).toMatchObject({ first: 'Cy' });
  expect((await logIn(two, 'cy@example.org', PASSWORD)).body).toMatchObject({ first: 'Cy' });
  const taken = await new Browser(two.app).post('/auth/register', registration('Cy'));
  expect(taken.body).toEqual({ message: 'Email already registered, please login' });

  const change = await ana.browser.post('/auth/changePassword', {
    password: PASSWORD,
    newPassword: NEW_PASSWORD,
  });
  expect(change.body).toEqual({ message: 'Password Updated Successfully' });
  for (const server of [one, two]) {
    expect((await logIn(server, 'ana@example.org', PASSWORD)).body).toEqual({
      message: 'incorrect password, please try again',
    });
    expect((await logIn(server, 'ana@example.org', NEW_PASSWORD)).body).toMatchObject({ ref_id: ana.ref_id });
  }
  await vi.waitFor(async () => expect((await stolen.get('/auth/sessions')).status).toBe(401), 20_000);

  await new Browser(two.app).post('/auth/forgotPassword', { email: 'ana@example.org' });
  const token = await mailedToken(one, ana.ref_id);
  const reset = { email: 'ana@example.org', password: 'a third horse' };
  expect((await new Browser(two.app).put(`/auth/reset/${token}`, reset)).body).toBe(
    'Password Updated Successfully',
  );
  expect((await logIn(one, 'ana@example.org', 'a third horse')).body).toMatchObject({ ref_id: ana.ref_id });

  // The process that erases dies right after the event: nothing but the log says so.
  await one.execute(personAggregate, ben.ref_id, { type: 'Forget' });
  expect((await logIn(two, 'ben@example.org', PASSWORD)).body).toEqual({
    message: 'Email not found, please signup',
  });
  await vi.waitFor(async () => expect((await ben.browser.get('/auth/sessions')).status).toBe(401), 20_000);
});
