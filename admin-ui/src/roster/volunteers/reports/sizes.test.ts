import { describe, expect, it } from 'vitest';
import { sizesOf, toOrder } from './sizes.ts';

const GENDER = [
  { shirt: "Men's S", count: 2, handed_out: 1 },
  { shirt: "Women's M", count: 5, handed_out: 0 },
  { shirt: 'Not given', count: 3, handed_out: 0 },
];
const UNISEX = [
  { shirt: 'M', count: 4, handed_out: 4 },
  { shirt: 'Not given', count: 6, handed_out: 0 },
];

describe('the sizes of shirts', () => {
  const sizes = sizesOf(GENDER, UNISEX);

  it('keep the order of the form, gender sizes before unisex ones', () => {
    expect(sizes.map(({ kind, shirt }) => `${kind} ${shirt}`)).toEqual([
      "gender Men's S",
      "gender Women's M",
      'gender null',
      'unisex M',
      'unisex null',
    ]);
    expect(sizes.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are ordered for those alone who gave one', () => {
    expect(toOrder(sizes, 'gender')).toBe(7);
    expect(toOrder(sizes, 'unisex')).toBe(4);
  });
});
