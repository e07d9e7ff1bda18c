import { once } from 'node:events';
import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { call } from '@courtcrew/domain/contract/call.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { ContactsSeen } from '../../../src/kernel/http/metrics/contactsSeen.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { type Edge, edge } from './edge.ts';

const row = z.object({ ref_id: z.string(), email: z.string().nullable(), note: z.string() });

const people = call({
  area: 'tests',
  method: 'GET',
  path: '/api/test/people/{count}',
  policy: 'signedIn',
  summary: 'So many people',
  params: z.object({ count: z.coerce.number() }),
  answer: z.array(row),
});

const NOTE = 'señal '.repeat(20);
/** Every second one can be reached; nobody may see the secret. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ ref_id: `p${n}`, email: n % 2 === 0 ? `p${n}@example.org` : null, note: NOTE, secret: 'x' },
  }));
const LONG = 5_001;
const SHORT = 50;

let server: Edge;
let seen: ContactsSeen[] = [];
let broken = false;
beforeAll(async () => {
  server = await edge({
    routes: [
      route(people, async ({ params: { count } }) =>
        rowsOf(count).map((person, n) =>
          broken && n === count - 1 ? { ...person, note: 7 as never } : person,
        ),
      ),
    ],
    contactsSeen: [(contacts) => seen.push(contacts)],
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  seen = [];
  broken = false;
});
afterAll(() => server.app.close());

const get = (count: number) => server.inject({ as: 'ana', url: `/api/test/people/${count}` });
const expected = (count: number): string =>
  JSON.stringify(rowsOf(count).map(({ secret: _, ...shown }) => shown));

it.each([SHORT, LONG])(
  'a list of %i rows is the same text, whether it is sent as it is made or whole',
  async (count) => {
    const { headers, body } = await get(count);
    expect(body).toBe(expected(count));
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length'] === undefined).toBe(count === LONG);
  },
);

it('it is compressed while it is made', async () => {
  const cookie = await server.signIn('ana');
  const answer = await server.app.inject({
    ...{ url: `/api/test/people/${LONG}`, headers: { cookie, 'accept-encoding': 'br' } },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(expected(LONG));
});

it('all whose contact data it shows are noted at once', async () => {
  await get(LONG);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.people).toHaveLength(Math.ceil(LONG / 2));
});

it('a row that breaks the schema cuts the answer off', async () => {
  broken = true;
  const cookie = await server.signIn('ana');
  const { port } = server.app.server.address() as AddressInfo;
  const asked = request({ port, path: `/api/test/people/${LONG}`, headers: { cookie } });
  const [answer] = await once(asked, 'response');
  answer.resume();
  await expect(once(answer, 'end')).rejects.toThrow('aborted');
});
