import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '../../../src/kernel/http/limits/limits.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { meCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const routes = [route(meCall, async ({ caller }) => ({ ref_id: caller.ref_id }))];

const settings = {
  publicUrl: 'http://localhost:8080',
  https: false,
  sessionSecret: 'a secret of thirty-two characters or more',
  trustProxy: [],
};
const https = { ...settings, publicUrl: 'https://crew.example.org', https: true };

let server: Edge;
beforeAll(async () => {
  server = await edge({ routes, settings });
});
afterAll(() => server.app.close());

const signedIn = (body: object = { ref_id: 'ann' }, to: Edge = server) =>
  to.app.inject({ method: 'POST', url: '/test/signIn', body });
const me = (headers: Record<string, string>) => server.app.inject({ url: '/api/test/me', headers });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
function token(header: object, payload: object, secret = settings.sessionSecret): string {
  const content = `${part(header)}.${part(payload)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const payload = { sub: 'ann', jti: 'session-of-ann', exp: inAnHour };
const HS256 = { alg: 'HS256', typ: 'JWT' };

describe('the session cookie', () => {
  it('is out of reach for scripts and other sites, and says no more than who and which session', async () => {
    const [cookie] = (await signedIn()).cookies;
    expect(cookie).toMatchObject({ name: 'courtcrew', httpOnly: true, sameSite: 'Lax', path: '/' });
    const [, content = ''] = String(cookie?.value).split('.');
    expect(Object.keys(JSON.parse(Buffer.from(content, 'base64url').toString())).sort()).toEqual([
      'exp',
      'jti',
      'sub',
    ]);
  });

  it('is bound to the host where people come by https', async () => {
    const secure = await edge({ routes, settings: https });
    const [cookie] = (await signedIn({ ref_id: 'ann' }, secure)).cookies;
    expect(cookie).toMatchObject({ name: '__Host-courtcrew', secure: true, httpOnly: true });
    await secure.app.close();
  });

  it('counts for nothing once the session is revoked, and is taken back', async () => {
    const cookie = await server.signIn('bea');
    expect((await me({ cookie })).json()).toEqual({ ref_id: 'bea' });
    server.identity.revoke('session-of-bea');
    const answer = await me({ cookie });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toMatchObject([{ name: 'courtcrew', value: '' }]);
  });

  it('is renewed after a day of use', async () => {
    await signedIn();
    const old = token(HS256, payload);
    expect((await me({ cookie: `courtcrew=${old}` })).cookies).toHaveLength(1);
    const fresh = await server.signIn('ann');
    expect((await me({ cookie: fresh })).cookies).toHaveLength(0);
  });

  it.each([
    ['signed by somebody else', token(HS256, payload, 'another secret of thirty-two characters')],
    ['not signed', `${part({ alg: 'none' })}.${part(payload)}.`],
    ['of another algorithm', token({ alg: 'HS512', typ: 'JWT' }, payload)],
    ['that has run out', token(HS256, { ...payload, exp: inAnHour - 7200 })],
    ['without an end', token(HS256, { sub: 'ann', jti: 'session-of-ann' })],
    ["with another person's name", token(HS256, { ...payload, sub: 'boss' })],
    ['of an unknown session', token(HS256, { ...payload, jti: 'unknown' })],
    ...[['session-of-ann'], 7, { id: 'session-of-ann' }, null].map((jti): [string, string] => [
      `whose jti is ${JSON.stringify(jti)}`,
      token(HS256, { ...payload, jti }),
    ]),
    ['whose sub is a list', token(HS256, { ...payload, sub: ['ann'] })],
    ['whose end is a text', token(HS256, { ...payload, exp: String(inAnHour) })],
    ['that is no token', 'x'],
  ])('%s is no session', async (_, value) => {
    await signedIn();
    expect((await me({ cookie: `courtcrew=${value}` })).statusCode).toBe(401);
  });

  it('is not taken from another header', async () => {
    await signedIn();
    expect((await me({ authorization: `Bearer ${token(HS256, payload)}` })).statusCode).toBe(401);
  });
});

describe('a change that a page of another site asks for', () => {
  const from = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/test/signIn', headers, body: { ref_id: 'ann' } });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }, 200],
    [{ origin: 'http://localhost:8080' }, 200],
    [{ origin: 'http://192.168.1.5:8080', host: '192.168.1.5:8080' }, 200],
    [{}, 200],
  ])('with %o is answered %i', async (headers, status) => {
    expect((await from({ ...headers })).statusCode).toBe(status);
  });
});

describe('limits', () => {
  it('stop whoever tries one login over and over, and nobody else behind the same address', async () => {
    const limited = await edge({
      routes: [
        route(
          { ...meCall, method: 'POST', path: '/api/test/login', policy: 'public' },
          async () => ({ ref_id: '' }),
          { limit: 'login' },
        ),
      ],
    });
    const attempt = (email: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/test/login',
        body: { email },
        remoteAddress: '203.0.113.9',
      });
    for (let tries = 0; tries < 20; tries++) expect((await attempt('ann@example.org')).statusCode).toBe(200);
    const answer = await attempt(' Ann@Example.org');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await attempt('bea@example.org')).statusCode).toBe(200);
    await limited.app.close();
  });

  it.each(['login', 'reset'] as const)('on %s count a network of IPv6 as one address', async (limit) => {
    const limited = await edge({
      routes: [
        route(
          { ...meCall, method: 'POST', path: '/api/test/limited', policy: 'public' },
          async () => ({ ref_id: '' }),
          { limit },
        ),
      ],
    });
    const attempt = async (remoteAddress: string) =>
      (await limited.app.inject({ method: 'POST', url: '/api/test/limited', body: {}, remoteAddress }))
        .statusCode;
    for (let n = 0; n < LIMITS[limit].max; n++) expect(await attempt(`2001:db8:0:1::${n}`)).toBe(200);
    expect(await attempt('2001:db8:0:1:ffff::1')).toBe(429);
    expect(await attempt('2001:db8:0:2::1')).toBe(200);
    await limited.app.close();
  });

  it('refuse of a burst only what is too much, and nothing once the window has passed', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const limited = await edge({
      routes: [
        route(
          { ...meCall, method: 'POST', path: '/api/test/reset', policy: 'public' },
          async () => ({ ref_id: '' }),
          { limit: 'reset' },
        ),
      ],
    });
    const burst = async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          limited.app.inject({ method: 'POST', url: '/api/test/reset', remoteAddress: '203.0.113.9' }),
        ),
      );
      return Object.groupBy(answers, ({ statusCode }) => statusCode);
    };
    for (const _minute of [1, 2]) {
      const answers = await burst();
      expect([answers[200]?.length, answers[429]?.length]).toEqual([30, 20]);
      vi.advanceTimersByTime(60_000);
    }
    await limited.app.close();
  });

  it('stop whoever tries addresses that do not exist', async () => {
    const limited = await edge();
    const guess = async (n: number) => (await limited.app.inject({ url: `/api/guess/${n}` })).statusCode;
    for (let n = 0; n < 300; n++) expect(await guess(n)).toBe(404);
    expect(await guess(300)).toBe(429);
    expect((await limited.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    await limited.app.close();
  });
});
