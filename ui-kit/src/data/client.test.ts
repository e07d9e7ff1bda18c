import { call } from '@courtcrew/domain/contract/call.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { CallFailed, createClient, type Fetch, type SendInput, UNREACHABLE } from './client.ts';

const apply = call({
  area: 'roster',
  method: 'PUT',
  path: '/api/putWaitlist/{sid}',
  policy: 'signedIn',
  summary: 'Applies for a shift',
  params: z.object({ sid: z.string() }),
  body: z.object({ tid: z.string(), note: z.string().optional() }),
  answer: z.object({ message: z.string() }),
});

const shifts = call({
  area: 'roster',
  method: 'GET',
  path: '/api/shifts',
  policy: 'public',
  summary: 'Lists shifts',
  query: z.object({ q: z.string().optional(), page: z.number().optional() }),
  answer: z.array(z.string()),
});

/** Commit and prepare position 5,000. */
const IN_EVENTSTOREDB = String((5_000n << 64n) | 5_000n);

interface Sent {
  url: string;
  init: Parameters<Fetch>[1];
}

/** A server that gives the listed answers in turn and keeps what it was sent. */
function server(...answers: { status?: number; body?: unknown; headers?: Record<string, string> }[]) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init) => {
    const { status = 200, body = {}, headers = {} } = answers[sent.length] ?? {};
    sent.push({ url, init });
    const plain = typeof body === 'string';
    return new Response(plain ? body : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': plain ? 'text/plain' : 'application/json', ...headers },
    });
  };
  return { sent, fetch };
}

const failed = async (sending: Promise<unknown>): Promise<CallFailed> => {
  const reason: unknown = await sending.catch((error: unknown) => error);
  if (reason instanceof CallFailed) return reason;
  throw new Error('the call did not fail as expected', { cause: reason });
};

describe('the typed client', () => {
  it('fills path and query, encoded, and leaves out what is not given', async () => {
    const { sent, fetch } = server({ body: { message: 'ok' } }, { body: ['a'] });
    const client = createClient({ base: 'http://x', fetch });
    await client.send(apply, { params: { sid: 'a/b c' }, body: { tid: 't1' } });
    await client.send(shifts, { query: { q: 'ü&', page: undefined } });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://x/api/putWaitlist/a%2Fb%20c',
      'http://x/api/shifts?q=%C3%BC%26',
    ]);
    expect(sent[0]?.init.body).toBe('{"tid":"t1"}');
  });

  it('refuses to call a path with a hole in it', async () => {
    const { sent, fetch } = server();
    const sending = createClient({ fetch }).send(apply, { params: { sid: '' }, body: { tid: 't1' } });
    await expect(sending).rejects.toThrow('needs sid');
    expect(sent).toEqual([]);
  });

  it('gives every command its own key, a repeated one the same, and a read none', async () => {
    const { sent, fetch } = server();
    let made = 0;
    const client = createClient({ fetch, newKey: () => `key-${++made}` });
    const input = { params: { sid: 's' }, body: { tid: 't' } };
    await client.send(apply, input);
    await client.send(apply, { ...input, idempotencyKey: 'again' });
    await client.send(shifts);
    expect(sent.map(({ init }) => init.headers['Idempotency-Key'])).toEqual(['key-1', 'again', undefined]);
  });

  it('asks reads to be at least as new as the newest answer seen', async () => {
    const { sent, fetch } = server(
      { headers: { 'Courtcrew-Position': '9007199254740993' } },
      { headers: { 'Courtcrew-Position': '12' } },
      { headers: { 'Courtcrew-Position': 'nonsense' } },
      { headers: { 'Courtcrew-Position': IN_EVENTSTOREDB } },
    );
    const client = createClient({ fetch });
    for (let read = 0; read < 5; read++) await client.send(shifts);
    expect(sent.map(({ init }) => init.headers['Courtcrew-Min-Position'])).toEqual([
      undefined,
      '9007199254740993',
      '9007199254740993',
      '9007199254740993',
      IN_EVENTSTOREDB,
    ]);
  });

  it('says up to where it has seen, and when an answer shows less than was asked for', async () => {
    let behind = 0;
    const position = { headers: { 'Courtcrew-Position': '12' } };
    const { fetch } = server(position, {}, position);
    const client = createClient({ fetch, onBehind: () => void behind++ });
    await client.send(shifts);
    expect([client.seen(), behind]).toEqual([12n, 0]);
    await client.send(shifts);
    expect(behind).toBe(1);
    await client.send(shifts);
    expect([client.seen(), behind]).toEqual([12n, 1]);
  });

  it('forgets a position that the log does not know any more, and asks again', async () => {
    const { sent, fetch } = server(
      { headers: { 'Courtcrew-Position': '12' } },
      { status: 400, body: { message: 'beyond the log', code: 'unknown-position' } },
      {},
    );
    const client = createClient({ fetch });
    await client.send(shifts);
    await client.send(shifts);
    expect(sent.map(({ init }) => init.headers['Courtcrew-Min-Position'])).toEqual([
      undefined,
      '12',
      undefined,
    ]);
  });

  it('does not show people the raw body of a server in trouble', async () => {
    const { fetch } = server({ status: 500, body: 'Error: relation does not exist' });
    const failure = await failed(createClient({ fetch }).send(shifts));
    expect(failure.message).toBe('Something went wrong on our side. Please try again.');
  });

  it('answers plain text as text', async () => {
    const { fetch } = server({ body: 'email not in db' });
    expect(await createClient({ fetch }).send(shifts)).toBe('email not in db');
  });

  it('fails with status, text and the texts by field, nested ones too', async () => {
    const errors = { name: 'is required', contact: { email: 'invalid email' }, odd: 4 };
    const { fetch } = server({ status: 400, body: { message: 'name is required', errors } });
    const reason = await failed(createClient({ fetch }).send(shifts));
    expect([reason.status, reason.message]).toEqual([400, 'name is required']);
    expect(reason.errors).toEqual({ name: 'is required', contact: { email: 'invalid email' } });
  });

  it('fails with a plain sentence whatever a broken proxy answers', async () => {
    const { fetch } = server({ status: 502, body: '' });
    expect((await failed(createClient({ fetch }).send(shifts))).message).toContain('on our side');
  });

  it('says so when nobody answers, and lets an abort through', async () => {
    const offline: Fetch = async () => {
      throw new TypeError('fetch failed');
    };
    expect(await failed(createClient({ fetch: offline }).send(shifts))).toMatchObject({
      status: 0,
      message: UNREACHABLE.en,
    });
    const spanish = createClient({ fetch: offline, language: () => 'es' });
    expect((await failed(spanish.send(shifts))).message).toBe(UNREACHABLE.es);
    const left = AbortSignal.abort();
    const sending = createClient({ fetch: offline }).send(shifts, { signal: left });
    await expect(sending).rejects.toThrow('fetch failed');
  });

  it('takes the login page of a network for no answer', async () => {
    const page = {
      body: '<html>Welcome to the club</html>',
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    };
    const failure = await failed(createClient({ fetch: server(page).fetch }).send(shifts));
    expect(failure).toMatchObject({ status: 0, message: UNREACHABLE.en });
  });

  it('tells who listens that the session ended', async () => {
    let told = 0;
    const { fetch } = server({ status: 401, body: { message: 'Please Login' } });
    await failed(createClient({ fetch, onUnauthorized: () => told++ }).send(shifts));
    expect(told).toBe(1);
  });

  it.each([
    ['was not given', false],
    ['did not help', true],
  ])('tells who listens that the session ended when the login it asked for %s', async (_, loggedIn) => {
    let told = 0;
    const refusal = { status: 401, body: { message: 'Please Login' } };
    const { fetch } = server(refusal, refusal);
    const client = createClient({ fetch, onUnauthorized: () => told++ });
    client.loginWith(async () => loggedIn);
    await failed(client.send(apply, { params: { sid: 's1' }, body: { tid: 't1' } }));
    expect(told).toBe(1);
  });

  it('asks for a login when a change needs one, and sends the same request again', async () => {
    const { fetch, sent } = server(
      { status: 401, body: { message: 'Please Login' } },
      { body: { message: 'done' } },
    );
    const client = createClient({ fetch });
    client.loginWith(async () => true);
    await client.send(apply, { params: { sid: 's1' }, body: { tid: 't1' }, idempotencyKey: 'k1' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['a read', { method: 'GET', path: '/api/shifts' }],
    ['what nobody waits for', { method: 'POST', path: '/api/call', background: true }],
  ])('asks for no login for %s', async (_, request) => {
    let asked = 0;
    const { fetch } = server({ status: 401, body: { message: 'Please Login' } });
    const client = createClient({ fetch });
    client.loginWith(async () => ++asked > 0);
    await failed(client.request(request));
    expect(asked).toBe(0);
  });

  it('says a failure as it is told to, also that of the second try', async () => {
    const localized = async ({ status, message }: CallFailed) =>
      new CallFailed(status, message.toUpperCase());
    const { fetch } = server(
      { status: 401, body: { message: 'Please Login' } },
      { status: 409, body: { message: 'full' } },
    );
    const client = createClient({ fetch, localized });
    client.loginWith(async () => true);
    const failure = await failed(client.send(apply, { params: { sid: 's1' }, body: { tid: 't1' } }));
    expect(failure).toMatchObject({ status: 409, message: 'FULL' });
  });

  it('asks for the parts a call declares and for no others', () => {
    expectTypeOf<SendInput<typeof apply>>().toMatchTypeOf<{
      params: { sid: string };
      body: { tid: string };
    }>();
    expectTypeOf<SendInput<typeof apply>['query']>().toEqualTypeOf<undefined>();
    expectTypeOf<object>().toExtend<SendInput<typeof shifts>>();
    expectTypeOf<object>().not.toExtend<SendInput<typeof apply>>();
  });
});
