import { expect, test } from 'vitest';
import { accountsRoutes } from '../../../src/accounts/index.ts';

// Only their declarations are asked here; what they work with does not matter.
const calls = accountsRoutes({} as Parameters<typeof accountsRoutes>[0]).map(({ call }) => call);

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
