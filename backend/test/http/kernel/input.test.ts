import { english } from '@courtcrew/domain/kernel/translated.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accept } from '../../../src/kernel/http/limits/input.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { Refused } from '../../../src/kernel/refused.ts';
import { ALL_CALLS } from '../../support/allCalls.ts';
import { echoCall, meCall } from './calls.ts';
import { type Edge, edge } from './edge.ts';

const echo = route(echoCall, async ({ body, params, query }) => ({
  ...body,
  ...params,
  q: query.q ?? '',
  secret: 'never leaves',
}));
const me = route(meCall, async ({ caller }) => ({ ref_id: caller.ref_id }));

let server: Edge;
beforeAll(async () => {
  server = await edge({ routes: [echo, me] });
});
afterAll(() => server.app.close());

const good = { name: ' Ann ', phone: '5551234567', spots: '7' };
const post = (body: unknown, headers: Record<string, string> = {}, url = '/api/test/Echo/t1') =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('input of a call', () => {
  it('reaches the handler cleaned, and the answer holds only what its schema names', async () => {
    const answer = await post({ ...good, extra: 1 }, {}, '/api/test/Echo/t1?q=x&other=1');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ name: 'Ann', phone: '5551234567', spots: 7, tid: 't1', q: 'x' });
  });

  it('is found whatever the case of the path and with a slash at its end, the ids keeping their case', async () => {
    const answer = await post(good, {}, '/API/test/ECHO/AbC/');
    expect(answer.json()).toMatchObject({ tid: 'AbC' });
  });

  it('is refused with a text that names the field, and texts for all fields', async () => {
    const AT_MOST_10 = { key: 'must be at most {max} characters', values: { max: 10 } };
    const answer = await post({ ...good, phone: '12345678901', spots: -1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'invalid',
      message: 'phone must be at most 10 characters',
      errors: { phone: 'must be at most 10 characters', spots: 'must not be negative' },
      template: {
        key: '{field} {rule}',
        values: { field: { key: 'phone', values: {} }, rule: AT_MOST_10 },
      },
      templates: { phone: AT_MOST_10 },
    });
  });

  it('says that a field is required where it was not sent, in every call', () => {
    const missing = (schema: z.ZodType | undefined): readonly string[] => {
      try {
        accept(schema ?? z.undefined(), schema && {});
        return [];
      } catch (error) {
        return error instanceof Refused
          ? Object.values(error.refusal.fields ?? {}).map(english)
          : [String(error)];
      }
    };
    const told = ALL_CALLS.flatMap(({ call }) => [...missing(call.body), ...missing(call.query)]);
    expect([...new Set(told)].sort()).toEqual(['Expense type required', 'is required']);
  });

  it('is refused in the words of the documents where they give some', async () => {
    const answer = await post({ ...good, name: '' });
    expect(answer.json()).toMatchObject({
      message: 'First Name Required',
      errors: { name: 'First Name Required' },
    });
  });

  it('names nested fields as the form nests them', async () => {
    const answer = await post({ ...good, address: { city: 'too long' } });
    expect(answer.json()).toMatchObject({
      message: 'address.city must be at most 5 characters',
      errors: { address: { city: 'must be at most 5 characters' } },
    });
  });

  it.each([
    ['a list for a text', { ...good, phone: ['1'] }],
    ['an object for a text', { ...good, phone: { a: 1 } }],
    ['a number for a text', { ...good, phone: 1 }],
    ['nothing', undefined],
    ['null', null],
    ['a list', [good]],
    ['a text', '"text"'],
    ['no JSON', '{"name":'],
    ['a prototype', '{"__proto__":{"name":"x"}}'],
    ['a NUL in a text', { ...good, name: 'a\u0000b' }],
    ['a NUL where no rule looks', { ...good, tags: ['\u0000'] }],
    ['half a character', { ...good, tags: ['\ud800'] }],
    ['NaN as JSON does not have it', '{"name":"a","phone":"","spots":NaN}'],
    ['a number without end', '{"name":"a","phone":"","spots":1e999}'],
    ['nesting without end', `{"tags":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s is a bad request', async (_, body) => {
    const answer = await post(body ?? '');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it('over 256 kB is too large', async () => {
    expect((await post({ ...good, name: 'x'.repeat(256 * 1024) })).statusCode).toBe(413);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense'])(
    'as %s is not taken',
    async (type) => {
      const answer = await post('name=Ann', { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().message).toMatch(/JSON/);
    },
  );

  it.each(['/api/test/Echo/%00', '/api/test/Echo/%', '/api/test/Echo/%ff', '/api/test/Echo/a%20b'])(
    'with the id of %s is a bad request',
    async (url) => {
      expect((await post(good, {}, url)).statusCode).toBe(400);
    },
  );

  it.each(['%zz', 'x'.repeat(300)])('at %s is told so without having it repeated', async (id) => {
    const answer = await post(good, {}, `/api/test/Echo/${id}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: expect.any(String), code: 'invalid' });
    expect(answer.body).not.toContain(id);
  });

  it('given twice in the query is a bad request', async () => {
    const answer = await post(good, {}, '/api/test/Echo/t1?q=a&q=b');
    expect(answer.json()).toMatchObject({ message: 'q must be text' });
  });

  it('of a GET is not read', async () => {
    const answer = await server.inject({
      method: 'GET',
      url: '/api/test/me',
      as: 'ann',
      headers: { 'content-type': 'application/json' },
      payload: '{"broken',
    });
    expect(answer.json()).toEqual({ ref_id: 'ann' });
  });
});

describe('an address nobody serves', () => {
  it('is a JSON 404 for programs', async () => {
    const answer = await server.inject({ method: 'GET', url: '/api/nothing' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found', code: 'not-found' }]);
  });

  it('that takes another method says which', async () => {
    const answer = await server.inject({ method: 'GET', url: '/api/test/echo/t1' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });
});
