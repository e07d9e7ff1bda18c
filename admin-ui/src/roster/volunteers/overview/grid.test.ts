import { describe, expect, it } from 'vitest';
import { gridOf, missingIn, type RecapRow } from './grid.ts';

const row = (category: string, date: string, spots: number, count: number): RecapRow => ({
  category,
  category_name: category.toUpperCase(),
  date,
  shifts: 1,
  spots,
  count,
  confirmed_count: 0,
  wait_count: 1,
});

describe('the coverage of categories by days', () => {
  const grid = gridOf(
    [
      row('parking', '2029-12-31', 4, 1),
      row('medals', '2029-12-31', 2, 3),
      row('parking', '2030-01-01', 5, 5),
    ],
    'Total',
  );

  it('keeps the order of time, over a new year, too', () => {
    expect(grid.days).toEqual(['2029-12-31', '2030-01-01']);
  });

  it('has a line for each category, without days it has no shifts on', () => {
    const [parking, medals] = grid.lines;
    expect(parking).toMatchObject({ name: 'PARKING', total: { shifts: 2, spots: 9, count: 6 } });
    expect(medals?.days.get('2030-01-01')).toBeUndefined();
  });

  it('adds up days and everything', () => {
    expect(grid.totals.days.get('2029-12-31')).toMatchObject({ spots: 6, count: 4, wait_count: 2 });
    expect(grid.totals.total).toMatchObject({ shifts: 3, spots: 11, count: 9, wait_count: 3 });
  });

  it('misses nobody where more came than were needed', () => {
    expect(grid.lines.map(({ total }) => missingIn(total))).toEqual([3, 0]);
  });
});
