import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { Readings } from './readings.ts';

const KEY = ['roster', 'schedule'];

/** A page whose list is answered when the test says so. */
function page() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } });
  const readings = new Readings();
  const answers: ((rows: string) => void)[] = [];
  let seen = 0n;
  readings.follow(queries, () => seen);
  const list = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const changedAt = (position: bigint) => {
    seen = position;
    return readings.again(queries, ['roster'], position);
  };
  return { list, queries, readings, answers, changedAt };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a list after a change', () => {
  it('is read once, whoever tells of the change again', async () => {
    const { list, answers, changedAt } = page();
    list.subscribe(() => undefined);
    answers[0]?.('before');
    await settled();
    const told = [changedAt(1n), changedAt(1n)];
    await settled();
    answers[1]?.('after');
    await Promise.all(told);
    await changedAt(1n);
    expect(answers).toHaveLength(2);
    expect(list.getCurrentResult().data).toBe('after');
  });

  it('is waited for by whoever tells of the change while it is read already', async () => {
    const { list, answers, changedAt } = page();
    list.subscribe(() => undefined);
    answers[0]?.('before');
    await settled();
    void changedAt(1n);
    const seen = changedAt(1n).then(() => list.getCurrentResult().data);
    await settled();
    answers[1]?.('after');
    expect(await seen).toBe('after');
  });

  it('is read with its area where it has a key of its own', async () => {
    const { queries, changedAt } = page();
    const asked = { contacts: 0, outbox: 0 };
    queries.setQueryDefaults(['contacts'], { meta: { area: 'roster' } });
    for (const name of ['contacts', 'outbox'] as const) {
      const queryFn = async () => (asked[name] += 1);
      new QueryObserver(queries, { queryKey: [name, 'getList'], queryFn }).subscribe(() => undefined);
    }
    await settled();
    await changedAt(1n);
    expect(asked).toEqual({ contacts: 2, outbox: 1 });
  });

  it('whose first reading was on its way is read anew', async () => {
    const { list, answers, changedAt } = page();
    list.subscribe(() => undefined);
    const told = changedAt(1n);
    answers[0]?.('before');
    await settled();
    answers[1]?.('after');
    await told;
    expect(list.getCurrentResult().data).toBe('after');
  });

  it('counts for its room from where it was asked, the one that was asked first before all', async () => {
    const { list, queries, readings, answers, changedAt } = page();
    const of = (key: string) => readings.shown(queries, [[key]]);
    expect(of('roster')).toBeNull();
    list.subscribe(() => undefined);
    answers[0]?.('before');
    await settled();
    expect(of('roster')).toBe(0n);
    void changedAt(3n);
    await settled();
    const queryFn = async () => 'late';
    new QueryObserver(queries, { queryKey: ['board'], queryFn }).subscribe(() => undefined);
    expect([of('roster'), of('board'), of('contacts')]).toEqual([3n, 3n, null]);
    void changedAt(4n);
    await settled();
    expect(readings.shown(queries, [['roster'], ['board']])).toBe(3n);
  });

  it('that nobody looks at any more is not shown as it was on its way', async () => {
    const { list, queries, answers, changedAt } = page();
    list.subscribe(() => undefined)();
    await changedAt(1n);
    answers[0]?.('before');
    await settled();
    expect(queries.getQueryData(KEY)).toBeUndefined();
    list.subscribe(() => undefined);
    answers[1]?.('after');
    await settled();
    expect(queries.getQueryData(KEY)).toBe('after');
  });

  it('that came with the page shows what the page did, and is read once something has changed', async () => {
    const { queries, readings, changedAt } = page();
    const queryKey = ['roster', 'shifts'];
    const queryFn = async () => 'read';
    const list = new QueryObserver(queries, { queryKey, queryFn, initialData: 'with the page' });
    list.subscribe(() => undefined);
    await settled();
    expect(readings.shown(queries, [queryKey])).toBe(0n);
    expect(list.getCurrentResult().data).toBe('with the page');
    await changedAt(1n);
    expect(readings.shown(queries, [queryKey])).toBe(1n);
    expect(list.getCurrentResult().data).toBe('read');
  });
});
