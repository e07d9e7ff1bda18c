import { expect, test } from 'vitest';
import { fullName, nameKeys } from './fullName.ts';

test.each([
  [{ first: 'José', last: 'Núñez' }, 'José Núñez', { first_key: 'jose', last_key: 'nunez' }],
  [{ first: 'Sukarno', last: '' }, 'Sukarno', { first_key: '', last_key: 'sukarno' }],
  [{ first: null, last: null }, '', { first_key: '', last_key: '' }],
])('%j is called %j', (person, name, keys) => {
  expect(fullName(person)).toBe(name);
  expect(nameKeys(person)).toEqual(keys);
});
