import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { PASSWORD, registration } from './people.ts';

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

const COMPOSED = 'ann@exámple.com';
const SPELLINGS = ['ann@exa\u0301mple.com', 'ANN@XN--EXMPLE-QTA.COM', 'ann@exámple.com.'];

test('one mailbox is one account, however it is spelled', async () => {
  const first = await new Browser(server.app).post(
    '/auth/register',
    registration('Ann', { email: COMPOSED }),
  );
  expect(first).toMatchObject({ status: 200, body: { email: COMPOSED } });
  for (const email of SPELLINGS) {
    const again = await new Browser(server.app).post('/auth/register', registration('Ann', { email }));
    expect(again.body).toEqual({ message: 'Email already registered, please login' });
    const login = await new Browser(server.app).post('/auth/login', { email, password: PASSWORD });
    expect(login.body).toMatchObject({ email: COMPOSED });
  }
});

test.each([
  ['          ', 'Password must have characters that can be seen'],
  ['\u200b'.repeat(10), 'Password must have characters that can be seen'],
  ['Match-Point', 'This password is one of the most common ones, please choose another'],
])('%j is no password', async (password, text) => {
  const answer = await new Browser(server.app).post('/auth/register', registration('Blank', { password }));
  expect(answer).toMatchObject({ status: 400, body: { errors: { password: text } } });
});
