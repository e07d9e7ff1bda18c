import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../../../src/kernel/http/route.ts';
import { deskCall, meCall, rowCall, selfCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const routes = [
  route(meCall, async ({ caller }) => ({ ref_id: caller.ref_id })),
  route(deskCall, async ({ tid }) => ({ message: tid })),
  route(rowCall, async ({ tid, subject }) => ({ tid, subject })),
  route(selfCall, async ({ subject }) => ({ subject })),
];

const SHIFTS = new Map([['s1', { tid: 't1', ref_id: 'ann' }]]);

let server: Edge;
beforeAll(async () => {
  server = await edge({ routes, rows: { shift: async (id) => SHIFTS.get(id) ?? null } });
  server.identity.grant('desk1', 't1', { admin_type: 'basic', referee: true });
  server.identity.grant('desk2', 't2', { admin_type: 'master' });
  server.identity.grant('flagless', 't1', { admin_type: 'basic' });
  server.identity.standings.set('boss', { platform: true, rights: NO_RIGHTS });
});
afterAll(() => server.app.close());

const answerOf = async (url: string, as?: string, body?: object) => {
  const answer = await server.inject({ method: body ? 'PUT' : 'GET', url, as, body });
  return [answer.statusCode, answer.json()];
};

const PLEASE_LOGIN = [401, { message: 'Please Login', code: 'unauthorized' }];
const FORBIDDEN = [403, { message: 'Sorry you are not authorized for this feature.', code: 'forbidden' }];
const NO_SHIFT = [404, { message: 'Shift not found', code: 'not-found' }];

describe('a call of a tournament', () => {
  it('asks visitors to log in', async () => {
    expect(await answerOf('/api/test/desk/t1')).toEqual(PLEASE_LOGIN);
    expect(await answerOf('/api/test/me')).toEqual(PLEASE_LOGIN);
  });

  it('is for those with the right in that very tournament, and the platform admin', async () => {
    expect(await answerOf('/api/test/desk/t1', 'desk1')).toEqual([200, { message: 't1' }]);
    expect(await answerOf('/api/test/desk/t1', 'boss')).toEqual([200, { message: 't1' }]);
    for (const person of ['desk2', 'flagless', 'ann']) {
      expect(await answerOf('/api/test/desk/t1', person)).toEqual(FORBIDDEN);
    }
  });

  it('is refused from the next request on when the right is taken', async () => {
    server.identity.grant('carl', 't1', { admin_type: 'master' });
    const cookie = await server.signIn('carl');
    const ask = async () =>
      (await server.app.inject({ url: '/api/test/desk/t1', headers: { cookie } })).statusCode;
    expect(await ask()).toBe(200);
    server.identity.grant('carl', 't1', {});
    expect(await ask()).toBe(403);
  });
});

describe('a call about a person', () => {
  it('is for that person and nobody else', async () => {
    expect(await answerOf('/api/test/person/ann', 'ann')).toEqual([200, { subject: 'ann' }]);
    expect(await answerOf('/api/test/person/ann', 'bea')).toEqual(FORBIDDEN);
    expect(await answerOf('/api/test/person/ann')).toEqual(PLEASE_LOGIN);
  });
});

describe('a call about a row', () => {
  it('takes tournament and person from the row', async () => {
    expect(await answerOf('/api/test/shift/s1', 'ann', {})).toEqual([200, { tid: 't1', subject: 'ann' }]);
    expect(await answerOf('/api/test/shift/s1', 'desk1', {})).toEqual([200, { tid: 't1', subject: 'ann' }]);
  });

  it('is refused to staff elsewhere and to anybody else, and not found only where there is none', async () => {
    for (const person of ['desk2', 'bea']) {
      expect(await answerOf('/api/test/shift/s1', person, {})).toEqual(FORBIDDEN);
      expect(await answerOf('/api/test/shift/nothing', person, {})).toEqual(NO_SHIFT);
    }
  });

  it("is refused openly to staff of the row's own tournament without the flag", async () => {
    expect(await answerOf('/api/test/shift/s1', 'flagless', {})).toEqual(FORBIDDEN);
  });

  it('is not found when the body claims another tournament or another person', async () => {
    expect(await answerOf('/api/test/shift/s1', 'desk1', { tid: 't2' })).toEqual(NO_SHIFT);
    expect(await answerOf('/api/test/shift/s1', 'desk1', { ref_id: 'bea' })).toEqual(NO_SHIFT);
    expect(await answerOf('/api/test/shift/s1', 'desk1', { tid: 't1', ref_id: 'ann' })).toEqual([
      200,
      { tid: 't1', subject: 'ann' },
    ]);
  });

  it('gives a visitor no hint of whether it is there', async () => {
    expect(await answerOf('/api/test/shift/s1', undefined, {})).toEqual(PLEASE_LOGIN);
    expect(await answerOf('/api/test/shift/nothing', undefined, {})).toEqual(PLEASE_LOGIN);
  });
});

describe('a server', () => {
  it.each([
    ['two calls at one place', [meCall, { ...meCall, path: '/API/test/ME/' }], /collides/],
    ['a call without a policy', [{ ...meCall, policy: undefined }], /has no policy/],
    ['a call whose policy only an object has', [{ ...meCall, policy: 'toString' }], /has no policy/],
    ['a call without a schema for its answer', [{ ...meCall, answer: undefined }], /has no schema/],
    ['a call about rows nobody resolves', [rowCall], /nobody resolves/],
    ['a scope without a schema', [{ ...meCall, scope: { tid: 'body.tid' } }], /no schema for it/],
  ])('does not start with %s', async (_, calls, reason) => {
    const broken = calls.map((call) => route(call as typeof meCall, async () => ({ ref_id: '' })));
    await expect(edge({ routes: broken })).rejects.toThrow(reason);
  });
});
