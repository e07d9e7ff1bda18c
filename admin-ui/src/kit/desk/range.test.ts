import { expect, it } from 'vitest';
import { rangeOf } from './range.ts';

const order = ['a', 'b', 'c', 'd'];

it('chooses from the last pressed row to this one, upwards and downwards', () => {
  expect(rangeOf(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(order, 'c', 'a')).toEqual(['a', 'b', 'c']);
});

it('chooses one row when the filter has hidden the other end', () => {
  expect(rangeOf(order, 'gone', 'c')).toEqual(['c']);
});
