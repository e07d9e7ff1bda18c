import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOptions } from '../../../src/kernel/http/metrics/logging.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { WELL } from '../../support/health.ts';
import { deskCall, echoCall, meCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const echo = route(echoCall, async ({ body, params, query }) => ({ ...body, ...params, q: query.q ?? '' }));
const broken = route(meCall, async ({ caller }) => ({ ref_id: caller.ref_id, ...({ ref_id: 7 } as object) }));
const desk = route(deskCall, async () => ({ message: '' }));

const page = (app: string): string =>
  `<meta property="csp-nonce" content="__CSP_NONCE__"><script nonce="__CSP_NONCE__">${app}</script>`;

let dirs: { root: string; public: string; admin: string };
let server: Edge;
const lines: string[] = [];

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'courtcrew-pages-'));
  dirs = { root, public: join(root, 'public'), admin: join(root, 'admin') };
  for (const app of ['public', 'admin'] as const) {
    const assets = join(dirs[app], 'assets', app);
    mkdirSync(assets, { recursive: true });
    writeFileSync(join(dirs[app], 'index.html'), page(app));
    writeFileSync(join(assets, 'main-abc.js'), `"${app}"`);
    writeFileSync(join(assets, 'main-abc.js.br'), 'brotli');
    writeFileSync(join(assets, 'icon-abc.svg'), '<svg/>');
  }
  writeFileSync(join(dirs.public, 'display.html'), page('display'));
  writeFileSync(join(dirs.public, 'score.html'), page('score'));
  writeFileSync(join(dirs.public, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(dirs.public, 'courtMonitorWorker.js'), 'self');
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ ...logOptions('debug') }, sink);
  server = await edge({ routes: [echo, broken, desk], staticDirs: dirs, log });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.app.close();
  rmSync(dirs.root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('pages', () => {
  it.each([
    ['/', 'public'],
    ['/tournaments', 'public'],
    ['/score/rpsr/abc', 'score'],
    ['/volunteer/courtmonitor/t1', 'public'],
    ['/public/board/t1', 'public'],
    ['/public/boardDisplay/t1', 'display'],
    ['/desk/scheduleSetup', 'admin'],
    ['/Admin', 'admin'],
    ['/utradmin/notes30days?from=x', 'admin'],
    ['/score/admin', 'admin'],
  ])('%s is a page of the %s application', async (url, app) => {
    lines.length = 0;
    const answer = await get(url);
    expect([answer.statusCode, answer.body.includes(`>${app}<`)]).toEqual([200, true]);
    expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('allow only scripts and styles with the nonce of this very answer', async () => {
    const nonceOf = async () => {
      const answer = await get('/');
      const policy = String(answer.headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
      expect(answer.body).toContain(`nonce="${nonce}"`);
      expect(answer.body).not.toContain('__CSP_NONCE__');
      expect(policy).not.toMatch(/unsafe-|\*(?!\.tile)/);
      expect(policy).toContain("frame-ancestors 'none'");
      return nonce;
    };
    const nonces = [await nonceOf(), await nonceOf()];
    expect(nonces[0]).toMatch(/.{20}/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('do not tell where a score card was opened from', async () => {
    expect((await get('/score/rpsr/secret')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it('load files that never change, compressed where the browser takes it', async () => {
    const plain = await get('/assets/public/main-abc.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      '"public"',
      'public, max-age=31536000, immutable',
    ]);
    const small = await get('/assets/admin/main-abc.js', { 'accept-encoding': 'gzip, br' });
    expect([small.body, small.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect((await get('/robots.txt')).body).toBe('User-agent: *');
  });

  it.each([
    ['public', 'identity'],
    ['admin', 'gzip, br'],
  ])('say of a script of %s sent as %s only what a browser heeds of one', async (app, encoding) => {
    const { headers } = await get(`/assets/${app}/main-abc.js`, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['content-security-policy', 'permissions-policy', 'etag', 'last-modified'])
      expect(headers).not.toHaveProperty(name);
  });

  it('keep their policy where a browser could show them as a page', async () => {
    const { body, headers } = await get('/assets/public/icon-abc.svg');
    expect(body).toBe('<svg/>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('may have a worker, which is asked for anew each time and itself asks nobody but this server', async () => {
    const { body, headers } = await get('/courtMonitorWorker.js');
    expect([body, headers['cache-control'], headers['content-security-policy']]).toEqual([
      'self',
      'no-cache',
      "default-src 'none'; connect-src 'self'",
    ]);
    expect(headers['content-type']).toMatch(/javascript/);
  });

  it.each(['/assets/public/missing.js', '/assets/public/..%2f..%2findex.html', '/assets/public/%2e%2e/x'])(
    'do not stand in for the missing file %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it.each(['http://evil.example/x', 'http://evil.example', '*'])('are not at %s', async (path) => {
    const { port } = server.app.server.address() as AddressInfo;
    const [answer] = (await once(
      request({ port, host: '127.0.0.1', path, agent: false }).end(),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(404);
  });
});

describe('every answer', () => {
  it('carries the headers that keep browsers careful', async () => {
    for (const url of ['/', '/api/test/me', '/api/nothing', '/health/live']) {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.any(String),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });

  it('that breaks its schema is a failure of the server, and says nothing', async () => {
    const answer = await server.inject({ url: '/api/test/me', as: 'ann' });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'broken']);
  });
});

describe('the log', () => {
  it('names the route, not what somebody searched for or sent', async () => {
    lines.length = 0;
    await server.app.inject({
      method: 'POST',
      url: '/api/test/Echo/t1?q=Wozniak',
      headers: { cookie: 'courtcrew=secrettoken' },
      body: { name: 'Jennifer', phone: '12345678901', spots: 1 },
    });
    await get('/api/Wozniak');
    await server.inject({ url: '/api/test/me', as: 'ann' });
    const text = lines.join('');
    expect(text).toContain('/api/test/Echo/:tid');
    expect(text).not.toMatch(/Wozniak|Jennifer|12345678901|secrettoken/);
    const levels = lines.map((line) => JSON.parse(line)).filter((line) => line.status);
    expect(levels.map(({ status, level }) => [status, level])).toEqual(
      expect.arrayContaining([
        [400, 30],
        [404, 30],
        [500, 50],
      ]),
    );
  });
});

describe('health', () => {
  it('says of a healthy server that it is alive and ready', async () => {
    expect((await get('/health/live')).statusCode).toBe(200);
    expect((await get('/health/ready')).json()).toEqual({
      ready: true,
      database: true,
      store: true,
      projections: true,
      hears: true,
      reasons: [],
    });
  });

  it('tells watchers who ask for nothing but the head', async () => {
    const unready = await edge({ health: { ...WELL, hears: async () => false } });
    for (const url of ['/health', '/health/ready', '/health/live']) {
      const head = await server.inject({ method: 'HEAD', url });
      expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
    }
    const head = await unready.app.inject({ method: 'HEAD', url: '/health/ready' });
    expect(head.statusCode).toBe(503);
    await unready.app.close();
  });

  it('says which part is not well', async () => {
    const ill = await edge({
      health: {
        ...WELL,
        store: async () => {
          throw new Error('down');
        },
        projections: async () => [{ model: 'roster', lag: 12, paused: true, ahead: false }],
        messages: async () => ({ queued: 3 }),
        vacant: async () => ['live'],
      },
    });
    const ready = await ill.app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      {
        ready: false,
        database: true,
        store: false,
        projections: true,
        hears: true,
        reasons: ['the log does not answer'],
      },
    ]);
    expect((await ill.app.inject({ url: '/health' })).json()).toMatchObject({
      ok: false,
      paused: ['roster'],
      messages: { queued: 3 },
      vacant: ['live'],
    });
    const metrics = await ill.app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('projection_lag_events{model="roster"} 12');
    expect(metrics.body).toContain('outbox_messages{status="queued"} 3');
    expect(metrics.body).toContain('role_vacant{role="live"} 1');
    await ill.app.close();
  });

  it('raises the alarm for a reaction that cannot get past an event, and goes on serving', async () => {
    const stuck = [{ name: 'mail-confirmed', position: '17', type: 'SignupConfirmed' }];
    const ill = await edge({
      health: {
        ...WELL,
        stuck: () => stuck,
      },
    });
    const answer = await ill.app.inject({ url: '/health' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { ok: false, paused: [], stuck }]);
    expect((await ill.app.inject({ url: '/health/ready' })).json()).toMatchObject({ ready: true });
    const metrics = await ill.app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('reaction_stuck{reaction="mail-confirmed"} 1');
    await ill.app.close();
  });

  it('raises the alarm for what has been behind the log for seconds, and goes on serving', async () => {
    const ill = await edge({ health: { ...WELL, behind: async (ms) => (ms >= 3_000 ? ['roster'] : []) } });
    const answer = await ill.app.inject({ url: '/health' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { ok: false, behind: ['roster'] }]);
    await ill.app.close();
  });

  it('takes the server away while it does not hear of what is written', async () => {
    const ill = await edge({ health: { ...WELL, hears: async () => false } });
    expect((await ill.app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    expect((await ill.app.inject({ url: '/health' })).json()).toMatchObject({
      hears: false,
      reasons: ['new events of the log do not reach this server'],
    });
    await ill.app.close();
  });
});

describe('the documentation', () => {
  it('describes every call at its documented path, with its policy', async () => {
    const api = (await get('/docs/json')).json();
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths)).toContain('/api/test/Echo/{tid}');
    const operation = api.paths['/api/test/desk/{tid}'].get;
    expect(operation).toMatchObject({
      tags: ['test'],
      description: expect.stringContaining('masters and admins with the referee flag'),
      parameters: [{ name: 'tid', in: 'path', required: true }],
    });
    const body = api.paths['/api/test/Echo/{tid}'].post.requestBody.content['application/json'].schema;
    expect(body.required).toEqual(['name', 'phone', 'spots']);
  });

  it.each(['/docs/json', '/docs/yaml'])(
    'at %s is made and compressed once, and not sent again',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      expect(second.rawPayload).toEqual(first.rawPayload);
      const { etag } = first.headers;
      const read = (headers: Record<string, string>) => server.inject({ url, headers });
      const known = await read({ 'if-none-match': String(etag), 'accept-encoding': 'br' });
      expect([known.statusCode, known.body]).toEqual([304, '']);
      const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const [encoding, unpack] of Object.entries(unpacked)) {
        const packed = await read({ 'accept-encoding': encoding });
        expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag });
        expect(unpack(packed.rawPayload).toString()).toBe(first.body);
      }
    },
  );

  it('can be read as YAML and in a browser without inline scripts', async () => {
    expect((await get('/docs/yaml')).body).toContain('openapi: 3.1.0');
    const ui = await get('/docs/');
    expect(ui.statusCode).toBe(200);
    expect(ui.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});
