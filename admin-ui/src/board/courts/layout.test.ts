import { describe, expect, it } from 'vitest';
import { cellTo, GAP, layOutCourts } from './layout.ts';

const heightOf = (count: number, { columns, height }: ReturnType<typeof layOutCourts>): number =>
  Math.ceil(count / columns) * (height + GAP) - GAP;

describe('the courts of the board', () => {
  it.each([
    ['a tablet', 850, 646],
    ['a laptop', 970, 660],
    ['a desktop', 1480, 900],
  ])('are all in sight on %s with 64 courts', (_, width, height) => {
    const layout = layOutCourts(64, width, height);
    expect(heightOf(64, layout)).toBeLessThanOrEqual(height);
    expect(layout.columns * (layout.width + GAP) - GAP).toBeLessThanOrEqual(width);
    expect(layout.width).toBeGreaterThanOrEqual(100);
  });

  it('stand three beside each other on a phone, and scroll', () => {
    expect(layOutCourts(64, 328, Number.POSITIVE_INFINITY).columns).toBe(3);
    expect(layOutCourts(64, 328, 300)).toEqual({ columns: 3, width: 106, height: 66 });
  });

  it('do not grow without bound where there are few', () => {
    const { width, height } = layOutCourts(2, 1500, 900);
    expect([width <= 320, height <= 120]).toEqual([true, true]);
  });

  it('have a layout before there is a court or any room', () => {
    expect(layOutCourts(0, 0, 0).columns).toBe(1);
  });
});

describe('the arrow keys', () => {
  // 0 1 2
  // 3 4
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowLeft', 4, 3],
    ['Home', 4, 0],
    ['End', 0, 4],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(cellTo(key, from, 5, 3)).toBe(to);
  });

  it.each([
    ['ArrowRight', 2],
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    ['ArrowDown', 2],
    ['ArrowUp', 0],
    ['a', 0],
  ])('%s leads nowhere from %i', (key, from) => {
    expect(cellTo(key, from, 5, 3)).toBeNull();
  });
});
