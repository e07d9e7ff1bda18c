import { describe, expect, it } from 'vitest';
import { shortageOf, totalShortage } from './shortage.ts';

const needed = { certified: 2, level_two: 1, level_one: 0, none: 0 };

describe('the shortage of shifts', () => {
  it('adds up by credential, and apart where a shift counts none', () => {
    const short = shortageOf(
      { spots: 5, count: 2, needed },
      { spots: 4, count: 1 },
      { spots: 3, count: 2, needed },
    );
    expect(short).toEqual({ certified: 4, level_two: 2, level_one: 0, none: 0, any: 3 });
    expect(totalShortage(short)).toBe(9);
  });

  it('is nothing without shifts, and where more people than spots are there', () => {
    expect(shortageOf()).toEqual({ certified: 0, level_two: 0, level_one: 0, none: 0, any: 0 });
    expect(totalShortage(shortageOf({ spots: 2, count: 3 }))).toBe(0);
  });
});
