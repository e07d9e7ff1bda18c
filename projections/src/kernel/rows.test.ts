import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { column, nullable, type RowOf, type Rows, table } from './readModel.ts';
import { Fold } from './rows.ts';

const seats = table(
  'seats',
  { tid: column('text'), seat: column('integer'), person: nullable('text'), note: column('text') },
  ['tid', 'seat'],
);
type Seat = RowOf<typeof seats>;
type Step = (rows: Rows) => void;

/** What the kernel promises, written down without any folding: one change after another on a map. */
class Naive implements Pick<Rows, 'put' | 'patch' | 'remove'> {
  readonly rows: Map<string, Seat>;
  constructor(rows: Map<string, Seat>) {
    this.rows = new Map(rows);
  }
  #id = ({ tid, seat }: Partial<Seat>): string => `${tid}/${seat}`;
  put(_: unknown, row: Partial<Seat>): void {
    this.rows.set(this.#id(row), { tid: '', seat: 0, person: null, note: '', ...row });
  }
  patch(_: unknown, key: Partial<Seat>, changes: Partial<Seat>): void {
    const row = this.rows.get(this.#id(key));
    if (row) this.rows.set(this.#id(key), { ...row, ...changes });
  }
  remove(_: unknown, key: Partial<Seat>): void {
    this.rows.delete(this.#id(key));
  }
}

/** What the database does with a fold, on a map: the order of tables and kinds does not matter to it. */
function write(before: Map<string, Seat>, fold: Fold): Map<string, Seat> {
  const after = new Naive(before);
  const { put, patch, remove } = fold.changesOf(seats);
  for (const row of remove) after.remove(seats, row);
  for (const row of patch) after.patch(seats, row, row);
  for (const row of put) after.put(seats, row);
  return after.rows;
}

const key = fc.record({ tid: fc.constantFrom('a', 'b'), seat: fc.integer({ min: 1, max: 3 }) });
const person = fc.option(fc.constantFrom('p1', 'p2'), { nil: null });
const note = fc.constantFrom('', 'x', 'y');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(key, person, note).map(([k, p, n]): Step => {
    return (rows) => rows.put(seats, { ...k, person: p, note: n });
  }),
  fc.tuple(key, fc.record({ person, note }, { requiredKeys: [] })).map(([k, changes]): Step => {
    return (rows) => rows.patch(seats, k, changes);
  }),
  key.map(
    (k): Step =>
      (rows) =>
        rows.remove(seats, k),
  ),
);

describe('folding a batch', () => {
  it('leaves the rows that one change after another leaves, whatever the changes and the batches', () => {
    fc.assert(
      fc.property(fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 4 }), (steps) => {
        let folded = new Map<string, Seat>();
        const naive = new Naive(new Map());
        for (const batch of steps) {
          const fold = new Fold([seats]);
          for (const change of batch) {
            change(fold);
            change(naive);
          }
          folded = write(folded, fold);
        }
        expect(Object.fromEntries(folded)).toEqual(Object.fromEntries(naive.rows));
      }),
      { numRuns: 500 },
    );
  });

  it('writes each row at most once', () => {
    const fold = new Fold([seats]);
    const seat = { tid: 'a', seat: 1 };
    fold.put(seats, { ...seat, person: null, note: 'new' });
    fold.patch(seats, seat, { person: 'p1' });
    fold.remove(seats, seat);
    fold.put(seats, { ...seat, person: 'p2', note: 'again' });
    fold.patch(seats, seat, { note: 'later' });
    expect(fold.changesOf(seats)).toEqual({
      put: [{ ...seat, person: 'p2', note: 'later' }],
      patch: [],
      remove: [],
    });
  });

  it('keeps a row that the projector changes afterwards', () => {
    const fold = new Fold([seats]);
    const row = { tid: 'a', seat: 1, person: null, note: 'as put' };
    fold.put(seats, row);
    row.note = 'changed';
    expect(fold.changesOf(seats).put).toEqual([{ ...row, note: 'as put' }]);
  });

  it('takes a column left undefined in a patch as not mentioned', () => {
    const fold = new Fold([seats]);
    fold.patch(seats, { tid: 'a', seat: 1 }, { note: 'kept', person: undefined });
    expect(fold.changesOf(seats).patch).toEqual([{ tid: 'a', seat: 1, note: 'kept' }]);
  });

  it('refuses half a key, a changed key and a foreign table', () => {
    const fold = new Fold([seats]);
    expect(() => fold.remove(seats, { tid: 'a' })).toThrow('key of seats lacks seat');
    expect(() => fold.patch(seats, { tid: 'a', seat: 1 }, { seat: 2 })).toThrow('change the key of seats');
    const foreign = table('foreign', { id: column('text') }, ['id']);
    expect(() => fold.put(foreign, { id: 'x' })).toThrow('not one of this read model');
  });
});
