import { describe, expect, it } from 'vitest';
import { page } from './table.ts';

const rows = [
  { id: 't.1', court: '10', name: 'Zoë', time: '2026-03-07T13:00:00.000Z', open: true },
  { id: 't.2', court: '9', name: 'Ann', time: '2026-03-08T13:00:00.000Z', open: false },
  { id: 't.3', court: null, name: 'B’ob', time: '2026-03-09T13:00:00.000Z', open: true },
];

const ids = (query: Record<string, unknown>, field = 'time', descending = false) => {
  const { rows: shown, total } = page(
    rows,
    { filter: query, sort: { field, descending }, offset: 0, limit: 2 },
    ['name', 'court'],
  );
  return [shown.map(({ id }) => id), total];
};

describe('a page of a tournament’s rows', () => {
  it('is cut, with the number of all that fit', () => {
    expect(ids({ tid: 't' })).toEqual([['t.1', 't.2'], 3]);
  });

  it('is filtered by what is the same, by parts of texts and by bounds', () => {
    expect(ids({ open: true })).toEqual([['t.1', 't.3'], 2]);
    expect(ids({ q: 'AN' })).toEqual([['t.2'], 1]);
    expect(ids({ q: '10', open: undefined })).toEqual([['t.1'], 1]);
    expect(ids({ q: 'zoe' })).toEqual([['t.1'], 1]);
    expect(ids({ q: "b'ob " })).toEqual([['t.3'], 1]);
    expect(ids({ time_gte: '2026-03-08T00:00:00.000Z', time_lte: '2026-03-08T23:59:59.999Z' })).toEqual([
      ['t.2'],
      1,
    ]);
  });

  it('is sorted with court 10 after court 9 and with nothing at the end, either way', () => {
    expect(ids({}, 'court')[0]).toEqual(['t.2', 't.1']);
    expect(ids({}, 'court', true)[0]).toEqual(['t.1', 't.2']);
    expect(ids({}, 'open', true)[0]).toEqual(['t.1', 't.3']);
  });

  it('leaves equal rows in the order of the documented list, either way', () => {
    expect(ids({ open: true }, 'open')[0]).toEqual(['t.1', 't.3']);
    expect(ids({ open: true }, 'open', true)[0]).toEqual(['t.1', 't.3']);
  });
});
