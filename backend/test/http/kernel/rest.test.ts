import { setTimeout as pause } from 'node:timers/promises';
import { rest } from '@courtcrew/domain/contract/rest.ts';
import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resource, stale } from '../../../src/kernel/http/rest/resource.ts';
import { Refused } from '../../../src/kernel/refused.ts';
import { type Edge, edge } from './edge.ts';

const spec = rest({
  name: 'shifts',
  area: 'test',
  kind: 'shift',
  policy: 'staff',
  write: 'desk',
  row: z.object({ id: z.string(), tid: z.string(), name: z.string(), version: z.number() }),
  filter: z.object({ tid: z.string().optional(), q: z.string().max(20).optional() }),
  sort: ['name', 'id'],
  create: z.object({ tid: z.string(), name: z.string('must be text').min(1, 'Name Required') }),
  edit: z.object({ name: z.string('must be text').min(1, 'Name Required').optional() }),
  versioned: true,
  removable: true,
});

interface Shift {
  id: string;
  tid: string;
  name: string;
  version: number;
  phone: string;
}

let rows: Shift[];
let asked: unknown[];
let actors: string[];
/** Updates that are under way, and how many were at most. */
let underWay: number;
let most: number;
let server: Edge;

const shifts = () =>
  resource({
    spec,
    owner: (row) => ({ tid: row.tid }),
    list: async (query, { tid }) => {
      asked.push(query);
      const all = rows.filter((row) => row.tid === tid);
      return { rows: all.slice(query.offset, query.offset + query.limit), total: all.length };
    },
    many: async (ids) => rows.filter((row) => ids.includes(row.id)),
    create: async ({ tid, name }) => {
      const row = { id: 'new', tid, name, version: 0, phone: '555' };
      rows.push(row);
      return row.id;
    },
    update: async ({ id }, { version, name }, { caller }) => {
      const row = rows.find((candidate) => candidate.id === id);
      if (!row) throw new Error('policy was checked on a row that is not there');
      if (version !== undefined && version !== row.version) throw new Refused(stale('Bea Alvarez'));
      if (name === 'full') throw new Refused(refuse('full', 'No spots left'));
      if (name === 'broken' && id === 's1') throw new Error('the line to the database was lost');
      underWay += 1;
      most = Math.max(most, underWay);
      await pause(50);
      underWay -= 1;
      row.name = name ?? row.name;
      actors.push(caller.ref_id);
    },
    remove: async ({ id }) => {
      rows = rows.filter((row) => row.id !== id);
    },
  });

beforeEach(async () => {
  rows = [
    ...Array.from({ length: 30 }, (_, n) => ({
      id: `s${n}`,
      tid: 't1',
      name: `Shift ${n}`,
      version: 3,
      phone: '5551234567',
    })),
    { id: 'x1', tid: 't2', name: 'Elsewhere', version: 1, phone: '555' },
  ];
  asked = [];
  actors = [];
  underWay = 0;
  most = 0;
  server = await edge({ rest: [shifts()] });
  server.identity.grant('desk1', 't1', { admin_type: 'basic', referee: true });
  server.identity.grant('reader', 't1', { admin_type: 'basic' });
  return () => server.app.close();
});

const url = (query: Record<string, unknown>): string =>
  `/rest/shifts?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`;
const get = (address: string, as = 'desk1') => server.inject({ url: address, as });
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = 'desk1') =>
  server.inject({ method, url: `/rest/shifts${path}`, as, ...(body ? { body } : {}) });

describe('a list', () => {
  it('is answered for an inclusive range, with the total, and only with the fields of its schema', async () => {
    const answer = await get(url({ filter: { tid: 't1' }, range: [10, 19], sort: ['name', 'DESC'] }));
    expect(answer.headers['content-range']).toBe('shifts 10-19/30');
    expect(answer.json()).toHaveLength(10);
    expect(answer.json()[0]).toEqual({ id: 's10', tid: 't1', name: 'Shift 10', version: 3 });
    expect(asked).toEqual([
      { filter: { tid: 't1' }, offset: 10, limit: 10, sort: { field: 'name', descending: true } },
    ]);
  });

  it('is cut to what one answer may hold, and drops filters nobody declared', async () => {
    await get(url({ filter: { tid: 't1', phone: '555' }, range: [0, 99_999] }));
    expect(asked).toMatchObject([
      { filter: { tid: 't1' }, limit: REST_LIMIT, sort: { field: 'name', descending: false } },
    ]);
  });

  it.each([
    ['a field one cannot sort by', { sort: ['phone', 'ASC'] }],
    ['a direction there is not', { sort: ['name', 'ASC; drop table'] }],
    ['a range from behind the first', { range: [-1, 5] }],
    ['half a range', { range: [1] }],
    ['a filter that is no object', { filter: 'tid' }],
    ['a filter of the wrong type', { filter: { q: { $ne: 1 } } }],
  ])('with %s is a bad request', async (_, query) => {
    expect((await get(url({ filter: { tid: 't1' }, ...query }))).statusCode).toBe(400);
  });

  it('with broken JSON is a bad request that names the parameter', async () => {
    const answer = await get('/rest/shifts?filter={"tid":');
    expect(answer.json()).toMatchObject({ message: 'filter must be JSON' });
  });

  it('of another tournament, or of none, is refused', async () => {
    expect((await get(url({ filter: { tid: 't2' } }))).statusCode).toBe(403);
    expect((await get(url({ filter: {} }))).statusCode).toBe(403);
    expect((await server.inject({ url: url({ filter: { tid: 't1' } }) })).statusCode).toBe(401);
  });
});

describe('rows by their ids', () => {
  it('are those the caller may read', async () => {
    const answer = await get(url({ filter: { id: ['s1', 'x1', 'nothing'] } }));
    expect(answer.json().map((row: Shift) => row.id)).toEqual(['s1']);
    expect((await get('/rest/shifts/s1')).json()).toMatchObject({ id: 's1' });
  });

  it('are not found when they are not there, and refused in a tournament of others', async () => {
    const answer = await get('/rest/shifts/nothing');
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Shift not found']);
    expect((await get('/rest/shifts/x1')).statusCode).toBe(403);
  });
});

describe('a change', () => {
  it('is for those who may write', async () => {
    expect((await send('PUT', '/s1', { name: 'New' }, 'reader')).statusCode).toBe(403);
    expect((await send('PUT', '/x1', { name: 'New' })).statusCode).toBe(403);
    expect((await send('PUT', '/s1', { id: 's1', tid: 't2', name: 'New', version: 3 })).json()).toEqual({
      id: 's1',
      tid: 't1',
      name: 'New',
      version: 3,
    });
  });

  it('of a row that moved on is told who changed it', async () => {
    const answer = await send('PUT', '/s1', { name: 'New', version: 2 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      template: {
        key: 'This was changed by {who} in the meantime. Reload to see it.',
        values: { who: 'Bea Alvarez' },
      },
      code: 'stale',
      message: 'This was changed by Bea Alvarez in the meantime. Reload to see it.',
    });
  });

  it('of a field that somebody else has changed since it was seen is refused with its present value', async () => {
    const unseen = await send('PUT', '/s1', { name: 'New', seen: { name: 'Old' } });
    expect(unseen.statusCode).toBe(409);
    expect(unseen.json()).toMatchObject({
      code: 'changed',
      errors: { name: 'was changed meanwhile' },
      details: { now: { name: 'Shift 1' } },
    });
    expect(
      (await send('PUT', '/s1', { name: 'New', seen: { name: 'Shift 1', version: 2 } })).statusCode,
    ).toBe(200);
    expect((await send('PUT', '/s1', { name: 'New', seen: { name: 'Shift 1' } })).statusCode).toBe(200);
  });

  it('lands its faults on the fields', async () => {
    const answer = await send('PUT', '/s1', { name: '' });
    expect(answer.json()).toMatchObject({ message: 'Name Required', errors: { name: 'Name Required' } });
  });

  it('to nothing is refused, and so is a new row in a tournament of others', async () => {
    expect((await send('POST', '', { tid: 't1', name: 'Late shift' })).json()).toMatchObject({ id: 'new' });
    expect((await send('POST', '', { tid: 't2', name: 'Late shift' })).statusCode).toBe(403);
  });

  it('can be a removal, which announces an empty text as its body', async () => {
    const answer = await server.inject({
      method: 'DELETE',
      url: '/rest/shifts/s1',
      as: 'desk1',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.json()).toEqual({ id: 's1' });
    expect(rows.some((row) => row.id === 's1')).toBe(false);
  });
});

describe('a bulk change', () => {
  it('has an outcome for each row, and a refused one does not hold the others', async () => {
    const answer = await send('PUT', '/bulk', { ids: ['s1', 'x1', 's2', 's1'], data: { name: 'Same' } });
    expect(answer.json()).toEqual({
      outcomes: [
        { id: 's1', ok: true },
        { id: 'x1', ok: false, message: 'Sorry you are not authorized for this feature.' },
        { id: 's2', ok: true },
      ],
    });
    expect(actors).toEqual(['desk1', 'desk1']);
    const refused = await send('PUT', '/bulk', { ids: ['s3'], data: { name: 'full' } });
    expect(refused.json()).toEqual({ outcomes: [{ id: 's3', ok: false, message: 'No spots left' }] });
  });

  it('says what to do: a change of nothing may still be one, as that of an approval was', async () => {
    for (const body of [{ ids: ['s1'] }, { ids: ['s1'], remove: false }]) {
      const answer = await send('PUT', '/bulk', body);
      expect([answer.statusCode, answer.json().errors]).toEqual([400, { data: 'is required' }]);
    }
    expect(actors).toEqual([]);
  });

  it('that breaks at one row is answered once nothing more happens to the others: the list is read anew then', async () => {
    const answer = await send('PUT', '/bulk', { ids: ['s1', 's2', 's3'], data: { name: 'broken' } });
    expect(answer.statusCode).toBe(500);
    expect(rows.flatMap(({ id, name }) => (name === 'broken' ? id : []))).toEqual(['s2', 's3']);
  });

  it('of very many works on some at a time, so that others have their turn', async () => {
    const first = rows[0] as Shift;
    rows = Array.from({ length: 200 }, (_, n) => ({ ...first, id: `s${n}` }));
    const answer = await send('PUT', '/bulk', { ids: rows.map(({ id }) => id), data: { name: 'Same' } });
    expect(answer.json().outcomes).toEqual(rows.map(({ id }) => ({ id, ok: true })));
    expect(most).toBeGreaterThan(8);
    expect(most).toBeLessThan(50);
  });

  it('can be a removal', async () => {
    await send('PUT', '/bulk', { ids: ['s1', 's2'], remove: true });
    expect(rows.filter((row) => row.tid === 't1')).toHaveLength(28);
  });
});

it('sorts every list by the dialect’s own default', async () => {
  const sorted = await get(url({ filter: { tid: 't1' }, sort: ['id', 'ASC'] }));
  expect([sorted.statusCode, sorted.json()]).toEqual([
    200,
    (await get(url({ filter: { tid: 't1' } }))).json(),
  ]);
});
