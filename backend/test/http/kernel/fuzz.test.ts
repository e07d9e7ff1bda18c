import { rest } from '@courtcrew/domain/contract/rest.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '../../../src/kernel/http/rest/resource.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { echoCall, rowCall, selfCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const things = resource({
  spec: rest({
    name: 'things',
    area: 'test',
    kind: 'thing',
    policy: 'public',
    row: z.object({ id: z.string() }),
    filter: z.object({ name: z.string().optional(), n: z.number().optional() }),
    sort: ['id'],
    edit: z.object({ name: z.string().optional() }),
  }),
  list: async () => ({ rows: [], total: 0 }),
  many: async (ids) => ids.map((id) => ({ id })),
  update: async () => undefined,
});

let server: Edge;
let cookie: string;
beforeAll(async () => {
  server = await edge({
    routes: [
      route(echoCall, async ({ body, params, query }) => ({ ...body, ...params, q: query.q ?? '' })),
      route(rowCall, async ({ tid, subject }) => ({ tid, subject })),
      route(selfCall, async ({ subject }) => ({ subject })),
    ],
    rest: [things],
    rows: { shift: async (id) => (id === 's1' ? { tid: 't1', ref_id: 'ann' } : null) },
  });
  cookie = await server.signIn('ann');
});
afterAll(() => server.app.close());

const NASTY = [
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '\u202e',
  'é',
  'x'.repeat(5_000),
  'NaN',
  '-0',
  '1e309',
];
const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' }), fc.string());
const nasty = fc.oneof(
  nastyText,
  fc.double(),
  fc.constantFrom(null, true, [], {}, [[[]]]),
  fc.jsonValue({ maxDepth: 6 }),
);
const field = fc.constantFrom(
  'name',
  'phone',
  'spots',
  'open',
  'address',
  'tags',
  'tid',
  'ref_id',
  '__proto__',
  'x',
);
const nastyBody = fc.oneof(
  fc.dictionary(field, nasty).map((body) => JSON.stringify(body)),
  nasty.map((body) => JSON.stringify(body)),
  nastyText,
);
const segment = fc.oneof(
  nastyText.map(encodable),
  fc.constantFrom('%', '%00', '%ff', '..', '.', '', 's1', 'ann'),
);
const type = fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', 'x', '');

function encodable(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 600);
}

const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
  path: fc.oneof(
    segment.map((id) => `/api/test/Echo/${id}`),
    segment.map((id) => `/api/test/shift/${id}`),
    segment.map((id) => `/api/test/person/${id}`),
    segment.map((id) => `/rest/things/${id}`),
    segment.map((id) => `/${id}`),
  ),
  query: fc.array(fc.tuple(fc.constantFrom('q', 'filter', 'range', 'sort', '__proto__', 'q[]'), nastyText), {
    maxLength: 3,
  }),
  body: nastyBody,
  type,
  headers: fc.dictionary(
    fc.constantFrom(
      'idempotency-key',
      'courtcrew-min-position',
      'cookie',
      'origin',
      'sec-fetch-site',
      'accept',
    ),
    fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim()),
  ),
});

describe('whatever is sent', () => {
  it('is never answered with a 5xx, nor with a look inside', async () => {
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, body, type: contentType, headers }) => {
        const search = query.map(([name, value]) => `${name}=${encodable(value)}`).join('&');
        const answer = await server.app.inject({
          method: method as 'GET',
          url: `${path}?${search}`,
          headers: { cookie, ...headers, ...(contentType ? { 'content-type': contentType } : {}) },
          payload: body,
        });
        expect(answer.statusCode, `${method} ${path}?${search} ${body}`).toBeLessThan(500);
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d+|SyntaxError|TypeError/);
        if (answer.statusCode >= 400 && method !== 'HEAD') {
          expect(answer.json().message).toMatch(/\S/);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
