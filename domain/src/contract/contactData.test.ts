import { expect, test } from 'vitest';
import { CONTACT_FIELDS, unreachable } from './contactData.ts';

test('a row without contact data keeps its other fields, and gets none it has not', () => {
  expect(unreachable({ ref_id: 'ann', city: 'Dallas', phone: '8015550100', zip: '75201' })).toEqual({
    ref_id: 'ann',
    city: 'Dallas',
    phone: null,
    zip: null,
  });
  const all = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, 'x']));
  expect(new Set(Object.values(unreachable(all)))).toEqual(new Set([null]));
});
