import { courtRow } from '@courtcrew/ui-kit/board/testing/rows.ts';
import { describe, expect, it } from 'vitest';
import { layoutOf, rangeOf, shownOf } from './layout.ts';

const courts = (count: number, name = (order: number) => String(order)) =>
  Array.from({ length: count }, (_, at) => courtRow(at + 1, { court_num: name(at + 1) }));
const sizes = (count: number, shape: 'wide' | 'tall' | 'phone' = 'wide') =>
  layoutOf(courts(count), shape).pages.map((page) => page.length);

describe('the pages of a television', () => {
  it.each([
    [0, [0]],
    [8, [8]],
    [32, [32]],
    [33, [17, 16]],
    [40, [20, 20]],
    [64, [32, 32]],
    [100, [25, 25, 25, 25]],
  ])('show %i courts as %j', (count, expected) => expect(sizes(count)).toEqual(expected));

  it('never hold more than there is room for, and every court once, in order', () => {
    for (let count = 1; count <= 200; count++) {
      const { pages, columns, rows } = layoutOf(courts(count), 'wide');
      expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(Math.min(columns * rows, 32));
      expect(pages.flat()).toEqual(courts(count));
    }
  });

  it('give few courts larger texts and longer names', () => {
    const [few, many] = [layoutOf(courts(8), 'wide'), layoutOf(courts(32), 'wide')];
    expect([few.columns, many.columns]).toEqual([2, 4]);
    expect(few.scale).toBeGreaterThan(many.scale);
    expect(few.letters).toBeGreaterThan(many.letters);
    expect(many.scale).toBe(1);
  });

  it('hold fewer courts where their names take the room', () => {
    const long = layoutOf(
      courts(30, (order) => `CC${order + 10}`),
      'wide',
    );
    expect(long.columns).toBe(3);
    expect(long.letters).toBe(11);
    expect(long.pages.map((page) => page.length)).toEqual([15, 15]);
  });

  it('are three columns wide upright', () => expect(sizes(64, 'tall')).toEqual([22, 22, 20]));
});

it('a phone scrolls through all courts', () => {
  expect(sizes(64, 'phone')).toEqual([64]);
});

it('a page is called by its first and last court', () => {
  expect(rangeOf(courts(32))).toBe('1 – 32');
  expect(rangeOf(courts(1))).toBe('1');
  expect(rangeOf([])).toBe('');
});

it('the last line of a full list says how many more there are', () => {
  expect(shownOf(12, 12)).toBe(12);
  expect(shownOf(13, 12)).toBe(11);
  expect(shownOf(5, 0)).toBe(0);
});
