import { expect, it } from 'vitest';
import { nameWithin } from './names.ts';

it.each([
  ['Ann', 'Lee', 12, 'Ann Lee'],
  ['Gloria', 'Hernandez', 12, 'G. Hernandez'],
  ['Luis', 'Castellanos Torres', 14, 'L. Castellanos'],
  ['Pia', 'Fernandez-Gonzalez', 12, 'P. Fernandez'],
  ['Jan', 'Van der Berg', 10, 'J. Van der Berg'],
  ['Max', 'Schwarzenberger', 10, 'M. Schwarzenberger'],
  ['Ann Sophie', null, 5, 'Ann Sophie'],
  [null, null, 5, '–'],
])('%s %s within %i letters is %s', (first, last, letters, shown) => {
  expect(nameWithin({ first, last }, letters)).toBe(shown);
});
