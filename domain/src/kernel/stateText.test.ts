import fc from 'fast-check';
import { Map as Index, is, OrderedMap, OrderedSet, Set as Refs } from 'immutable';
import { describe, expect, it } from 'vitest';
import { stateIn, stateText } from './stateText.ts';

const again = (state: unknown) => stateIn(stateText(state));

const leaf = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
  fc.boolean(),
  fc.constantFrom(null, undefined),
);
const names = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '0'));

/** Anything that a state is made of. */
const { value } = fc.letrec((tie) => {
  const parts = fc.array(tie('value'), { maxLength: 12 });
  const ids = fc.array(fc.string(), { maxLength: 12 });
  const pairs = fc.array(fc.tuple(fc.string(), tie('value')), { maxLength: 12 });
  return {
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      parts,
      fc.dictionary(names, tie('value')).map((record) => ({ ...record })),
      pairs.map((entries) => new Map(entries)),
      ids.map((list) => new Set(list)),
      pairs.map((entries) => Index(entries)),
      pairs.map((entries) => OrderedMap(entries)),
      ids.map((list) => Refs(list)),
      ids.map((list) => OrderedSet(list)),
    ),
  };
});

describe('a state as text', () => {
  it('is read as it was, whatever it is made of', () => {
    fc.assert(
      fc.property(value, (state) => {
        expect(again(state)).toEqual(state);
      }),
    );
  });

  it('keeps the kind and the order of every collection', () => {
    const keys = Array.from({ length: 40 }, (_, n) => `k${(n * 7) % 40}`);
    const ordered = OrderedMap(keys.map((key) => [key, key]));
    expect((again(ordered) as typeof ordered).toArray()).toEqual(ordered.toArray());
    const refs = OrderedSet(keys);
    expect((again(refs) as typeof refs).toArray()).toEqual(refs.toArray());
    expect(is(again(Index([[7, Refs(['a'])]])), Index([[7, Refs(['a'])]]))).toBe(true);
    expect(Object.hasOwn(again({ asked: undefined }) as object, 'asked')).toBe(true);
  });

  it('shares what was shared', () => {
    const floor = Index([['ann', { rank: 1 }]]);
    const { before, after } = again({ before: floor, after: floor }) as { before: object; after: object };
    expect(before).toBe(after);
  });

  it('is refused for what would come back as something else', () => {
    for (const state of [1n, Number.NaN, Symbol('s'), () => 1, new Date(0), { at: new Date(0) }])
      expect(() => stateText(state), String(state)).toThrow(TypeError);
  });
});
