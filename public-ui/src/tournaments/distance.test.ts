import { describe, expect, it } from 'vitest';
import { milesBetween, milesTo, nearestFirst } from './distance.ts';

const MIAMI = { lat: 25.7617, long: -80.1918 };
const TAMPA = { lat: 27.9506, long: -82.4572 };
const MESA = { lat: 33.4152, long: -111.8315 };
const NOWHERE = { lat: null, long: null };

describe('distances', () => {
  it('are those along the ground', () => {
    expect(milesBetween(MIAMI, TAMPA)).toBeCloseTo(205, -1);
    expect(milesBetween(MIAMI, MIAMI)).toBe(0);
  });

  it('are unknown while either place is', () => {
    expect(milesTo(NOWHERE, MIAMI)).toBeNull();
    expect(milesTo(MESA, null)).toBeNull();
  });

  it('put the nearest first and what has no place last', () => {
    expect(nearestFirst([NOWHERE, MESA, TAMPA, NOWHERE], MIAMI)).toEqual([TAMPA, MESA, NOWHERE, NOWHERE]);
    expect(nearestFirst([MESA, TAMPA], null)).toEqual([MESA, TAMPA]);
  });
});
