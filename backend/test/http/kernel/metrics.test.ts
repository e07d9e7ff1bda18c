import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
