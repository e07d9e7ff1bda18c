import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call } from '@courtcrew/domain/contract/call.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { route } from '../../../src/kernel/http/route.ts';
import { type Edge, edge } from './edge.ts';

const list = call({
  area: 'tests',
  method: 'GET',
  path: '/api/test/list/{length}',
  policy: 'public',
  summary: 'A list of a length',
  params: z.object({ length: z.coerce.number() }),
  answer: z.array(z.string()),
});

let server: Edge;
beforeAll(async () => {
  server = await edge({
    routes: [route(list, async ({ params }) => Array.from({ length: params.length }, () => 'señal'))],
  });
});
afterAll(() => server.app.close());

const get = (length: number, accepted?: string) =>
  server.app.inject({
    url: `/api/test/list/${length}`,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a long answer to a reader of %s is in %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await get(1_000, accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  expect(rawPayload.length).toBeLessThan(1_000);
  expect(JSON.parse(unpack(rawPayload).toString('utf8'))).toHaveLength(1_000);
});

it('an answer is plain for who asks for nothing, and where it is short', async () => {
  expect((await get(1_000)).headers['content-encoding']).toBeUndefined();
  expect((await get(1_000)).json()).toHaveLength(1_000);
  expect((await get(2, 'br')).headers['content-encoding']).toBeUndefined();
});
