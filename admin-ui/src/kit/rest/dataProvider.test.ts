import { createClient, type Fetch, UNREACHABLE } from '@courtcrew/ui-kit/data/client.ts';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from './dataProvider.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

/** A server that answers everything alike and keeps what it was sent. */
function server(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({
      method: init.method,
      url,
      body: init.body === undefined ? undefined : JSON.parse(init.body),
    });
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  return { sent, provider: createDataProvider(createClient({ fetch })) };
}

const list = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

describe('the data provider', () => {
  it('reads a list and its total', async () => {
    const { provider } = server(200, [{ id: 's1' }], { 'Content-Range': 'shifts 0-0/57' });
    expect(await provider.getList('shifts', list)).toMatchObject({ data: [{ id: 's1' }], total: 57 });
  });

  it('changes many rows in one call', async () => {
    const { sent, provider } = server(200, {
      outcomes: [
        { id: 'a', ok: true },
        { id: 'b', ok: true },
      ],
    });
    const answer = await provider.updateMany('signups', { ids: ['a', 'b'], data: { confirmed: true } });
    expect(answer.data).toEqual(['a', 'b']);
    expect(sent).toEqual([
      { method: 'PUT', url: '/rest/signups/bulk', body: { ids: ['a', 'b'], data: { confirmed: true } } },
    ]);
  });

  it('removes many rows in one call', async () => {
    const { sent, provider } = server(200, { outcomes: [{ id: 'a', ok: true }] });
    await provider.deleteMany('signups', { ids: ['a'] });
    expect(sent[0]?.body).toEqual({ ids: ['a'], remove: true });
  });

  it('says which part of a bulk change was refused', async () => {
    const { provider } = server(200, {
      outcomes: [
        { id: 'a', ok: true },
        { id: 'b', ok: false, message: 'on the waitlist' },
      ],
    });
    await expect(provider.updateMany('signups', { ids: ['a', 'b'], data: {} })).rejects.toThrow(
      '1 of 2 were not changed: on the waitlist',
    );
  });

  it('makes one record of one form that is sent again because no answer came', async () => {
    const keys: (string | undefined)[] = [];
    const fetch: Fetch = async (_url, { headers }) => {
      keys.push(headers['Idempotency-Key']);
      if (keys.length === 1) throw new TypeError('fetch failed');
      return Response.json({ id: 'p1' });
    };
    const provider = createDataProvider(createClient({ fetch }));
    const create = () => provider.create('people', { data: { first: 'Ana' } });
    await expect(create()).rejects.toThrow(UNREACHABLE.en);
    await create();
    await create();
    const [lost, again, another] = keys;
    expect(again).toBe(lost);
    expect(another).not.toBe(lost);
  });

  it('takes for a new wish what is changed once more after it was changed back', async () => {
    const keys: (string | undefined)[] = [];
    const fetch: Fetch = async (_url, { headers }) => {
      keys.push(headers['Idempotency-Key']);
      if (keys.length === 1) throw new TypeError('fetch failed');
      return Response.json({ outcomes: [{ id: 'c1', ok: true }] });
    };
    const provider = createDataProvider(createClient({ fetch }));
    const duty = (active: boolean) => provider.updateMany('contacts', { ids: ['c1'], data: { active } });
    await expect(duty(true)).rejects.toThrow(UNREACHABLE.en);
    await duty(false);
    await duty(true);
    expect(new Set(keys).size).toBe(3);
  });

  it('brings the server’s field texts to the form', async () => {
    const errors = { name: 'is required' };
    const { provider } = server(400, { message: 'name is required', errors });
    const reason: unknown = await provider
      .update('shifts', { id: 's1', data: {}, previousData: { id: 's1' } })
      .catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(HttpError);
    expect(reason).toMatchObject({ status: 400, body: { errors } });
  });
});
