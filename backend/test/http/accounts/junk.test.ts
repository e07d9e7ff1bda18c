import { profileFields } from '@courtcrew/domain/accounts/profileBody.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsRoutes } from '../../../src/accounts/index.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { expectToSurviveJunk } from '../../support/junk.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { type Member, platformAdmin } from './people.ts';

let database: TestDatabase;
let server: TestServer;
let root: Member;

beforeAll(async () => {
  database = await testDatabase();
  server = await testServer(database.url);
  root = await platformAdmin(server, 'Root');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const FIELDS = [
  ...['email', 'password', 'newPassword', 'source', 'id', 'ref_id', 'granted', 'search', 'token'],
  ...profileFields,
];
// Only their declarations are asked here; what they work with does not matter.
const calls = accountsRoutes({} as Parameters<typeof accountsRoutes>[0]).map(({ call }) => call);

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('answers junk with a text, never with a failure of its own', async () => {
    const { ref_id, browser } = root;
    await expectToSurviveJunk({
      app: server.app,
      cookies: browser.cookies,
      call,
      fields: FIELDS,
      known: ref_id,
    });
  });
});

test('every documented call of accounts is served', () => {
  const documented = [
    'POST /auth/register',
    'POST /auth/login',
    'POST /auth/logout',
    'POST /auth/forgotPassword',
    'PUT /auth/reset/{token}',
    'GET /auth/getProfile/{ref_id}',
    'PUT /auth/editProfile/{ref_id}',
  ];
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining(documented));
});
