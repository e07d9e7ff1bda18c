import { expect, it } from 'vitest';
import { playersOf, wrongIn } from './importRows.ts';

const ann = { first: 'Ann', last: 'Lee, Jr.', gender: 'female', birth: '2/3/1990' };

it('makes players of rows, whose birth may be unknown', () => {
  expect(wrongIn(ann)).toEqual([]);
  expect(wrongIn({ ...ann, birth: '' })).toEqual([]);
  expect(playersOf([ann, { ...ann, gender: 'm' }])).toEqual([
    { ...ann, gender: 'F' },
    { ...ann, gender: 'M' },
  ]);
});

it('names the cells nobody can be made of', () => {
  expect(wrongIn({ ...ann, first: '', last: '' })).toEqual(['first', 'last']);
  expect(wrongIn({ ...ann, gender: 'X', birth: 'soon' })).toEqual(['gender', 'birth']);
});
