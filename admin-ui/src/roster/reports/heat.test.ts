import { describe, expect, it } from 'vitest';
import { shift, spot } from '../testing/rows.ts';
import { heatOf, nextCell, shortOf } from './heat.ts';

const of = (name: string, date: string, people: Parameters<typeof shift>[3] = {}) => ({
  ...shift(`${name} ${date}`, 8, 12, people),
  name,
  date,
});

const heat = heatOf([
  of('Morning', '03/06/2027', { signup: [spot('Ann', true), spot('Ben')] }),
  of('Morning', '03/06/2027'),
  of('Evening', '03/06/2027'),
  of('Night', '03/07/2027'),
  of('Morning', '03/08/2027', { signup: [spot('Ann')] }),
]);

describe('the shifts against the days', () => {
  it('add up what has one name on one day', () => {
    expect(heat.days.map(({ date }) => date)).toEqual(['03/06/2027', '03/07/2027', '03/08/2027']);
    const [morning, evening] = heat.rows;
    expect(morning?.cells.get('03/06/2027')).toMatchObject({ spots: 4, count: 2, confirmed: 1 });
    expect(morning?.cells.has('03/07/2027')).toBe(false);
    expect(evening?.cells.get('03/06/2027')).toMatchObject({ spots: 2, count: 0 });
  });

  it('are the hotter the more people are missing', () => {
    const cell = { date: '', spots: 4, count: 1, confirmed: 0 };
    expect(shortOf(cell)).toBe(0.75);
    expect(shortOf({ ...cell, count: 6 })).toBe(0);
    expect(shortOf({ ...cell, spots: 0, count: 0 })).toBe(0);
  });

  it('are walked by arrows, over days without a shift', () => {
    const first = { row: 0, column: 0 };
    expect(nextCell(heat, first, 'ArrowRight')).toEqual({ row: 0, column: 2 });
    expect(nextCell(heat, first, 'ArrowDown')).toEqual({ row: 1, column: 0 });
    expect(nextCell(heat, first, 'ArrowUp')).toBeNull();
    expect(nextCell(heat, first, 'Enter')).toBeNull();
  });
});
