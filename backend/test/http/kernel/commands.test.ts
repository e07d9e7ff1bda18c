import { call } from '@courtcrew/domain/contract/call.ts';
import { message } from '@courtcrew/domain/contract/fields.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { OutcomeUnknown, StoreUnavailable } from '../../../src/kernel/eventstore/port.ts';
import { route } from '../../../src/kernel/http/route.ts';
import { Refused } from '../../../src/kernel/refused.ts';
import type { Aggregate, Execute } from '../../../src/kernel/runtime/aggregate.ts';
import type { Envelope } from '../../../src/kernel/runtime/envelope.ts';
import { WELL } from '../../support/health.ts';
import { edge, MemoryEvents } from './edge.ts';

const roster: Aggregate<null, string, never> = {
  name: 'roster',
  decider: { initial: null, decide: () => [], evolve: (state) => state },
  events: {},
};

const applyCall = call({
  area: 'test',
  method: 'PUT',
  path: '/api/test/apply/{tid}',
  policy: 'signedIn',
  params: z.object({ tid: z.string() }),
  body: z.object({ note: z.string().optional(), ref_id: z.string().optional() }),
  summary: 'Executes a command',
  answer: message,
});
const listCall = call({
  area: 'test',
  method: 'GET',
  path: '/api/test/list',
  policy: 'public',
  summary: 'Reads',
  answer: message,
});

const apply = route(applyCall, async ({ params }, use) => {
  await use.execute(roster, params.tid, 'apply');
  return { message: use.newId() };
});
const twice = route({ ...applyCall, path: '/api/test/twice/{tid}' }, async ({ params }, use) => {
  await use.execute(roster, params.tid, 'one', { step: 'one' });
  await use.execute(roster, params.tid, 'two', { step: 'two' });
  return { message: 'done' };
});
const careless = route({ ...applyCall, path: '/api/test/careless/{tid}' }, async ({ params }, use) => {
  await use.execute(roster, params.tid, 'one');
  await use.execute(roster, params.tid, 'two');
  return { message: 'done' };
});
const asleep = route({ ...applyCall, path: '/api/test/asleep/{tid}' }, async ({ params }, use) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  try {
    await use.execute(roster, params.tid, 'one');
  } finally {
    clock.mockRestore();
  }
  return { message: 'done' };
});
const person: Aggregate<null, string, never> = { ...roster, name: 'person' };
/** Writes to two streams, and reads what it has written to one of them in between. */
const reading = route({ ...applyCall, path: '/api/test/reading/{tid}' }, async ({ params }, use) => {
  await use.execute(person, 'ann', 'enter');
  await use.shown();
  await use.execute(roster, params.tid, 'apply');
  return { message: use.now() };
});
const atOnce = route(
  { ...applyCall, path: '/api/test/atOnce/{tid}' },
  async ({ params }, use) => {
    await use.execute(roster, params.tid, 'apply');
    return { message: 'done' };
  },
  { answersAtOnce: true },
);
const refusing = route({ ...applyCall, path: '/api/test/refusing/{tid}' }, async ({ params }, use) => {
  await use.execute(roster, params.tid, 'ask');
  throw new Refused(refuse('not-approved', 'Approval was asked for'));
});
const list = route(listCall, async () => ({ message: 'list' }));

/** A server whose commands land here. */
async function recording(execute?: Execute, shows = true, head = 0n, behind = false) {
  const sent: Envelope[] = [];
  const waited: [readonly string[], bigint][] = [];
  const record: Execute = async (_aggregate, _id, _command, envelope) => {
    sent.push(envelope);
    return { events: [], position: BigInt(sent.length), state: undefined as never };
  };
  const server = await edge({
    routes: [apply, twice, careless, asleep, reading, atOnce, refusing, list],
    readModels: [
      { name: 'accounts', streams: ['person'] },
      { name: 'roster', streams: ['roster'] },
      { name: 'audit', streams: ['roster'] },
    ],
    health: {
      ...WELL,
      projections: async () => [
        { model: 'roster', lag: 3, paused: false, ahead: false },
        { model: 'audit', lag: 9, paused: true, ahead: false },
      ],
    },
    execute: execute ?? record,
    settled: async (models, position) => {
      waited.push([models, position]);
      return shows && !(behind && models.includes('audit'));
    },
    now: () => new Date('2026-03-07T13:00:00Z'),
    events: Object.assign(new MemoryEvents(), { head: async () => head }),
  });
  const put = (url: string, key?: string, as = 'ann', body: object = {}) =>
    server.inject({
      method: 'PUT',
      url,
      as,
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  return { server, sent, waited, put };
}

describe('a command', () => {
  it('carries who, when and which request, and its answer names how far the log has come', async () => {
    const { put, sent, waited } = await recording();
    const answer = await put('/api/test/apply/t1');
    expect(answer.headers['courtcrew-position']).toBe('1');
    expect(sent[0]).toMatchObject({ actor: { ref: 'ann', as: 'self' }, at: '2026-03-07T13:00:00.000Z' });
    expect(sent[0]?.fingerprint).toBeUndefined();
    expect(waited).toEqual([[['roster', 'audit'], 1n]]);
  });

  it('waits once for what follows each stream it wrote to, before it reads and before it answers', async () => {
    const { put, waited } = await recording();
    const answer = await put('/api/test/reading/t1');
    expect(waited).toEqual([
      [['accounts'], 1n],
      [['roster', 'audit'], 2n],
    ]);
    expect(answer.json()).toEqual({ message: '2026-03-07T13:00:00.000Z' });
  });

  it('that was refused after it wrote something waits for that all the same', async () => {
    const { put, waited } = await recording();
    expect((await put('/api/test/refusing/t1')).statusCode).toBe(409);
    expect(waited).toEqual([[['roster', 'audit'], 1n]]);
  });

  it('that says so answers without waiting for lists', async () => {
    const { put, waited } = await recording();
    const answer = await put('/api/test/atOnce/t1');
    expect(answer.headers['courtcrew-position']).toBe('1');
    expect(waited).toEqual([]);
  });

  it('is the same command when the same person sends it again with its key', async () => {
    const { put, sent } = await recording();
    const first = await put('/api/test/apply/t1', 'key-1');
    const again = await put('/API/test/apply/t1/', 'key-1');
    expect(sent[0]?.commandId).toBe(sent[1]?.commandId);
    expect(sent[0]?.fingerprint).toBe(sent[1]?.fingerprint);
    expect(first.json()).toEqual(again.json());
  });

  it.each([
    ['another key', ['/api/test/apply/t1', 'key-2', 'ann']],
    ['another person', ['/api/test/apply/t1', 'key-1', 'bea']],
    ['another tournament', ['/api/test/apply/t2', 'key-1', 'ann']],
    ['no key', ['/api/test/apply/t1', undefined, 'ann']],
  ] as const)('is another one with %s', async (_, [url, key, person]) => {
    const { put, sent } = await recording();
    await put('/api/test/apply/t1', 'key-1');
    await put(url, key, person);
    expect(sent[0]?.commandId).not.toBe(sent[1]?.commandId);
  });

  it('shows by its fingerprint that a key was used for something else', async () => {
    const { put, sent } = await recording();
    await put('/api/test/apply/t1', 'key-1', 'ann', { note: 'a' });
    await put('/api/test/apply/t1', 'key-1', 'ann', { note: 'b' });
    expect(sent[0]?.commandId).toBe(sent[1]?.commandId);
    expect(sent[0]?.fingerprint).not.toBe(sent[1]?.fingerprint);
  });

  it('of several steps has an id for each; two without a step are a mistake of the handler', async () => {
    const { put, sent } = await recording();
    await put('/api/test/twice/t1', 'key-1');
    expect(new Set(sent.map((envelope) => envelope.commandId)).size).toBe(2);
    const answer = await put('/api/test/careless/t1');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/step|roster/);
  });

  it.each(['', 'x'.repeat(129), 'with space', 'ä'])('with the key "%s" is a bad request', async (key) => {
    const { put } = await recording();
    expect((await put('/api/test/apply/t1', key)).statusCode).toBe(400);
  });

  it.each([
    ['not-found', 404],
    ['full', 409],
    ['conflict', 409],
    ['stale', 409],
    ['anything-else', 409],
    ['idempotency-mismatch', 422],
    ['forbidden', 403],
  ])('refused as %s is answered %i with its text', async (code, status) => {
    const { put } = await recording(async () => refuse(code, 'The text', { fields: { name: 'why' } }));
    const answer = await put('/api/test/apply/t1');
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { message: 'The text', code, errors: { name: 'why' } },
    ]);
  });

  it.each([
    ['the log', new StoreUnavailable('down')],
    ['the database', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ["the database's name", Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })],
    ["the database's machine", Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' })],
    ["the database's disk", Object.assign(new Error('no space left'), { code: '53100' })],
    ['its connection', new Error('Connection terminated unexpectedly')],
  ])('while %s is down is answered 503 and when to come back', async (_, error) => {
    const { put } = await recording(async () => {
      throw error;
    });
    const answer = await put('/api/test/apply/t1');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).not.toContain(error.message);
  });

  it.each([
    ['whose log could not be reached', new StoreUnavailable('down'), 'unavailable', /Nothing was saved\.$/],
    [
      'whose append was lost on its way',
      new StoreUnavailable('down', { cause: new OutcomeUnknown('lost') }),
      'unknown',
      /may have been done already/,
    ],
  ])('%s says whether something may have come of it', async (_, error, code, text) => {
    const { put } = await recording(async () => {
      throw error;
    });
    const answer = await put('/api/test/apply/t1');
    expect([answer.statusCode, answer.json()]).toEqual([503, { code, message: expect.stringMatching(text) }]);
  });

  it('that wrote before it failed may have been done', async () => {
    let sent = 0;
    const { put } = await recording(async () => {
      sent += 1;
      if (sent > 1) throw new StoreUnavailable('down');
      return { events: [], position: 7n, state: undefined as never };
    });
    const answer = await put('/api/test/twice/t1', 'key');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { code: 'unknown', message: expect.stringMatching(/it is done once\.$/) },
    ]);
  });

  it('of a request that was asleep for longer than anybody waits has no effect', async () => {
    const { sent, put } = await recording();
    const answer = await put('/api/test/asleep/t1');
    expect([answer.statusCode, sent]).toEqual([503, []]);
  });

  it('of a process that stood still since it came has no effect, and can be sent again', async () => {
    let sent = 0;
    const execute: Execute = async () => {
      sent += 1;
      return { events: [], position: null, state: undefined as never };
    };
    const server = await edge({ routes: [apply], execute, slept: () => sent === 0 });
    const put = { method: 'PUT', url: '/api/test/apply/t1', body: {}, as: 'ann' } as const;
    expect((await server.inject(put)).statusCode).toBe(503);
    expect(sent).toBe(0);
  });

  it('that fails in a way nobody foresaw says nothing of it', async () => {
    const { put } = await recording(async () => {
      throw new Error('secret detail');
    });
    const answer = await put('/api/test/apply/t1');
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { message: 'Something went wrong on our side. Please try again.', code: 'broken' },
    ]);
  });
});

describe('a reader who has seen a position', () => {
  it.each([
    ['does not wait where all read models show it', false, [['accounts', 'roster', 'audit']]],
    [
      'waits for those that are running where one stands still',
      true,
      [
        ['accounts', 'roster', 'audit'],
        ['accounts', 'roster'],
      ],
    ],
  ])('%s', async (_, behind, asked) => {
    const { server, waited } = await recording(undefined, true, 0n, behind);
    const headers = { 'courtcrew-min-position': '77' };
    const answer = await server.app.inject({ url: '/api/test/list', headers });
    expect(waited).toEqual(asked.map((models) => [models, 77n]));
    expect(answer.headers['courtcrew-position']).toBe('77');
  });

  it.each([
    ['is told that the answer shows it', true, '77'],
    ['is not told so while read models stand still', false, undefined],
  ])('%s', async (_, shows, told) => {
    const { server } = await recording(undefined, shows, 77n);
    const headers = { 'courtcrew-min-position': '77' };
    const answer = await server.app.inject({ url: '/api/test/list', headers });
    expect([answer.statusCode, answer.headers['courtcrew-position']]).toEqual([200, told]);
  });

  it('is asked to come again for a row that may only not be shown yet', async () => {
    const events = Object.assign(new MemoryEvents(), { head: async () => 77n });
    const ofRow = { ...listCall, path: '/api/test/row/{id}', params: z.object({ id: z.string() }) } as const;
    const row = call({ ...ofRow, scope: { row: { kind: 'shift', id: 'params.id' } } });
    const routes = [route(row, async () => ({ message: 'there' }))];
    const shown = async (shows: boolean, headers?: Record<string, string>) => {
      const rows = { shift: async () => null };
      const { app } = await edge({ routes, rows, events, settled: async () => shows });
      return (await app.inject({ url: '/api/test/row/new', headers })).statusCode;
    };
    const seen = { 'courtcrew-min-position': '77' };
    expect([await shown(false, seen), await shown(true, seen), await shown(false)]).toEqual([503, 404, 404]);
    // Who has seen nothing yet waits for nothing.
    expect(await shown(false, { 'courtcrew-min-position': '0' })).toBe(404);
  });

  it('that no answer can have named is told so, instead of waiting for it', async () => {
    // The log of these tests is empty.
    const { server } = await recording(undefined, false);
    const answer = await server.app.inject({
      url: '/api/test/list',
      headers: { 'courtcrew-min-position': '1' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'unknown-position', message: expect.stringContaining('Courtcrew-Min-Position') },
    ]);
  });

  it.each(['-1', 'x', '1e9', '9'.repeat(40)])('that is "%s" sends a bad request', async (position) => {
    const { server } = await recording();
    const answer = await server.app.inject({
      url: '/api/test/list',
      headers: { 'courtcrew-min-position': position },
    });
    expect(answer.statusCode).toBe(400);
  });
});
