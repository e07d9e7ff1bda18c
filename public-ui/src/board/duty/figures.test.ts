import { expect, it } from 'vitest';
import { ordinal } from './figures.ts';

it('counts places as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map((place) => ordinal(place, 'en'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '111th',
  ]);
  expect(ordinal(4, 'es')).toBe('4.º');
});
