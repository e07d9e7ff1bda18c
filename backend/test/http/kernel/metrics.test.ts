import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Health } from '../../../src/kernel/http/metrics/health.ts';
import { WELL } from '../../support/health.ts';
import { type Edge, edge } from './edge.ts';

const TOKEN = 'a-token-for-the-metrics';

let plain: Edge;
let guarded: Edge;
beforeAll(async () => {
  const settings = {
    publicUrl: 'http://localhost:8080',
    https: false,
    sessionSecret: 'a secret of thirty-two characters or more',
    trustProxy: ['127.0.0.1'],
  };
  plain = await edge({ settings });
  guarded = await edge({ settings: { ...settings, metricsToken: TOKEN } });
});
afterAll(async () => {
  await plain.app.close();
  await guarded.app.close();
});

const ask = async ({ app }: Edge, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

describe('the metrics', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'are there for the machine itself at %s',
    async (address) => {
      expect(await ask(plain, address)).toBe(200);
      expect(await ask(guarded, address)).toBe(200);
    },
  );

  it.each(['10.0.0.7', '172.17.0.1', '192.168.1.4', 'fd00::7', '203.0.113.9'])(
    'are there for nobody else without the token, neighbours like %s included',
    async (address) => {
      expect(await ask(plain, address)).toBe(404);
      expect(await ask(guarded, address)).toBe(404);
      expect(await ask(guarded, address, { authorization: `Bearer ${TOKEN}` })).toBe(200);
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])(
    'are not the machine’s own when %s says that a proxy asks for somebody',
    async (header) => {
      expect(await ask(plain, '127.0.0.1', { [header]: '127.0.0.1' })).toBe(404);
    },
  );

  it.each([`Bearer ${TOKEN}x`, 'Bearer', `Basic ${TOKEN}`, `Bearer ${TOKEN} more`])(
    'are refused with %s',
    async (authorization) => {
      expect(await ask(guarded, '127.0.0.1', { authorization })).toBe(401);
      expect(await ask(plain, '127.0.0.1', { authorization })).toBe(401);
    },
  );
});

it('have as many series of a route, whatever is answered by it, and none by what was asked for', async () => {
  const { app } = await edge({});
  const series = async () => {
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_bucket')).length;
  };
  for (const url of ['/health/live', '/nowhere', '/metrics']) await app.inject({ url });
  const before = await series();
  for (const method of ['DELETE', 'PROPFIND', 'PUT'] as const)
    for (const url of ['/nowhere', '/elsewhere', '/a%zz']) await app.inject({ method: method as 'PUT', url });
  expect(await series()).toBe(before);
  await app.close();
});

describe('what /health raises', () => {
  const ill: Health = {
    ...WELL,
    hears: async () => false,
    projections: async () => [{ model: 'board', lag: 3, paused: true, ahead: true }],
    behind: async () => ['roster', 'letters'],
    vacant: async () => ['jobs'],
    stuck: () => [{ name: 'letters', position: '7', type: 'LetterWritten' }],
    unusable: () => [{ area: 'board', why: 'truncated' }],
  };

  it('is told in numbers, until it is over', async () => {
    let health: Health = ill;
    const { app } = await edge({ health: new Proxy(WELL, { get: (_, part) => Reflect.get(health, part) }) });
    const told = async () => {
      const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
      return body.split('\n').filter((line) => /^(server|part|projection|role|reaction|stream)_/.test(line));
    };
    expect(await told()).toEqual([
      'projection_lag_events{model="board"} 3',
      'projection_paused{model="board"} 1',
      'projection_ahead{model="board"} 1',
      'part_behind{part="roster"} 1',
      'part_behind{part="letters"} 1',
      'role_vacant{role="jobs"} 1',
      'reaction_stuck{reaction="letters"} 1',
      'stream_unusable{area="board"} 1',
      'server_ready 0',
    ]);
    health = {
      ...WELL,
      projections: async () => [{ model: 'board', lag: 0, paused: false, ahead: false }],
    };
    expect(await told()).toEqual([
      'projection_lag_events{model="board"} 0',
      'projection_paused{model="board"} 0',
      'projection_ahead{model="board"} 0',
      'server_ready 1',
    ]);
    await app.close();
  });
});
