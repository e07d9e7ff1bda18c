import { describe, expect, it } from 'vitest';
import { pinnedAt, rowAt } from './pinned.ts';

/** Day (30), shift (50), two people (40 each), shift, one person, the next day, shift. */
const RANKS = [0, 1, null, null, 1, null, 0, 1];
const HEIGHTS = [30, 50, 40, 40, 50, 40, 30, 50];
const TOPS = HEIGHTS.reduce<readonly number[]>(
  (tops, height) => tops.concat((tops.at(-1) ?? 0) + height),
  [0],
);

describe('the row at a height', () => {
  it.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [159, 3],
    [1000, 7],
  ])('%s px is row %s', (y, row) => expect(rowAt(TOPS, y)).toBe(row));
});

describe('headings that stay while their rows are scrolled', () => {
  it('are none at the top, where they stand by themselves', () => {
    expect(pinnedAt(0, TOPS, RANKS)).toEqual([]);
  });

  it('are day and shift of the first visible person', () => {
    expect(pinnedAt(60, TOPS, RANKS)).toEqual([
      { index: 0, top: 0 },
      { index: 1, top: 30 },
    ]);
  });

  it('are pushed out by the next of their rank', () => {
    expect(pinnedAt(100, TOPS, RANKS)).toEqual([
      { index: 0, top: 0 },
      { index: 1, top: 10 },
    ]);
    expect(pinnedAt(230, TOPS, RANKS)[0]).toEqual({ index: 0, top: -10 });
  });

  it('are shifts alone in a list without days', () => {
    expect(pinnedAt(20, [0, 50, 90, 130], [1, null, null])).toEqual([{ index: 0, top: 0 }]);
  });
});
