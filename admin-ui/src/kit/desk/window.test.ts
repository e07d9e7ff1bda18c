import { describe, expect, it } from 'vitest';
import { holdStill, inSight, layOut, rowAt, scrollFor } from './window.ts';

describe('the rows of a long list', () => {
  const layout = layOut([30, 50, 40, 40]);

  it('lie below each other', () => {
    expect(layout).toEqual({ tops: [0, 30, 80, 120, 160], height: 160 });
  });

  it.each([
    [-5, 0],
    [0, 0],
    [29, 0],
    [30, 1],
    [119, 2],
    [159, 3],
    [900, 3],
  ])('at %i px is row %i', (y, row) => {
    expect(rowAt(layout, y)).toBe(row);
  });

  it('are drawn only where they are seen', () => {
    expect(inSight(layout, 35, 50, 0)).toEqual([1, 3]);
    expect(inSight(layOut([]), 0, 600)).toEqual([0, 0]);
    const [first, last] = inSight(layOut(Array(3000).fill(38)), 50_000, 600);
    expect(last - first).toBeLessThan(45);
  });

  it('are scrolled to only when they are out of sight', () => {
    expect(scrollFor(layout, 0, 40, 60)).toBe(0);
    expect(scrollFor(layout, 2, 60, 60)).toBeNull();
    expect(scrollFor(layout, 3, 0, 100)).toBe(60);
  });
});

describe('a row that is held while others come and go above it', () => {
  it('stays where it is by scrolling', () => {
    expect(holdStill({ scroll: 100, slack: 0 }, 34)).toEqual({ scroll: 134, slack: 0 });
    expect(holdStill({ scroll: 100, slack: 0 }, -34)).toEqual({ scroll: 66, slack: 0 });
  });

  it('stays by empty space where the list cannot be scrolled further up, until rows come again', () => {
    const above = holdStill({ scroll: 10, slack: 0 }, -34);
    expect(above).toEqual({ scroll: 0, slack: 24 });
    expect(holdStill(above, 10)).toEqual({ scroll: 0, slack: 14 });
    expect(holdStill(above, 34)).toEqual({ scroll: 10, slack: 0 });
  });
});
