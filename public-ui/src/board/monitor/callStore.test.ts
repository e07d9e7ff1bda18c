import { describe, expect, it } from 'vitest';
import { createCallStore } from './callStore.ts';
import type { KeptCall } from './keptCall.ts';
import { phoneStorage } from './testing/phoneStorage.ts';

const call = (id: string, turn: number, more: Partial<KeptCall> = {}): KeptCall => ({
  id,
  turn,
  body: {
    type: 'desk',
    tid: 't1',
    ref_id: 'moe',
    court_num: '5',
    message: null,
    called_at: '2030-03-05T16:00:00.000Z',
  },
  refused: null,
  insisted: false,
  ...more,
});
const ids = (calls: readonly KeptCall[]) => calls.map(({ id }) => id);

describe('what a phone keeps', () => {
  it('is there for the next page, in the order of presses', () => {
    const texts = phoneStorage();
    const store = createCallStore(texts);
    store.put(call('b', 2, { refused: 'Court not found' }));
    store.put(call('a', 1));
    expect(createCallStore(texts).list()).toEqual([
      call('a', 1),
      call('b', 2, { refused: 'Court not found' }),
    ]);
    store.remove('b');
    expect(ids(createCallStore(texts).list())).toEqual(['a']);
  });

  it('is the same list until something changes, in another tab as well', () => {
    const texts = phoneStorage();
    const [store, other] = [createCallStore(texts), createCallStore(texts)];
    let told = 0;
    store.subscribe(() => told++);
    store.put(call('a', 1));
    const before = store.list();
    expect(store.list()).toBe(before);
    other.put(call('b', 2));
    store.stale();
    expect([ids(store.list()), told]).toEqual([['a', 'b'], 2]);
  });

  it('leaves alone what is not its own or nothing it understands', () => {
    const texts = phoneStorage();
    texts.setItem('courtcrew.tournament', 't1');
    for (const [index, text] of [
      '',
      '{',
      'null',
      '{"id":"x"}',
      JSON.stringify({ ...call('y', 1), body: 7 }),
    ].entries())
      texts.setItem(`courtcrew.call.${index}`, text);
    texts.setItem(
      'courtcrew.call.odd',
      JSON.stringify({ ...call('z', 1), body: { ...call('z', 1).body, type: 'fire' } }),
    );
    expect(createCallStore(texts).list()).toEqual([]);
    expect(texts.length).toBe(7);
  });

  it.each([
    ['is forbidden', null],
    [
      'is full',
      {
        ...phoneStorage(),
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    ],
  ])('lives as long as the page where storage %s', (_, texts) => {
    const store = createCallStore(texts);
    store.put(call('a', 1));
    store.put(call('a', 1, { insisted: true }));
    expect(store.list()).toEqual([call('a', 1, { insisted: true })]);
    store.remove('a');
    expect(store.list()).toEqual([]);
  });
});
