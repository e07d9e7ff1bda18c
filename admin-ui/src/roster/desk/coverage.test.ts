import { describe, expect, it } from 'vitest';
import { sorted } from '../../kit/desk/sorting.ts';
import { coverageOf } from './coverage.ts';

const shift = (date: string, start: string, spots: number, count: number, confirmed_count: number) =>
  ({ date, start, spots, count, confirmed_count, wait_count: 1 }) as Parameters<typeof coverageOf>[0][number];

describe('coverage by day', () => {
  it('counts somebody confirmed once, not as selected too', () => {
    const days = coverageOf([
      shift('03/07/2027', '2027-03-07T20:00Z', 2, 1, 0),
      shift('03/06/2027', '2027-03-06T14:00Z', 4, 3, 2),
      shift('03/06/2027', '2027-03-06T12:00Z', 4, 1, 1),
    ]);
    expect(days.map(({ date }) => date)).toEqual(['03/06/2027', '03/07/2027']);
    expect(days[0]).toMatchObject({
      start: '2027-03-06T12:00Z',
      shifts: 2,
      spots: 8,
      confirmed: 3,
      selected: 1,
      applied: 2,
    });
  });
});

describe('a sorted table', () => {
  const rows = [{ n: 2 }, { n: null }, { n: 1 }];
  const values = { n: ({ n }: { n: number | null }) => n };

  it('keeps empty values last, whichever way it is sorted', () => {
    expect(sorted(rows, { by: 'n', descending: false }, values).map(({ n }) => n)).toEqual([1, 2, null]);
    expect(sorted(rows, { by: 'n', descending: true }, values).map(({ n }) => n)).toEqual([2, 1, null]);
  });
});
