import { expect, it } from 'vitest';
import { playerOf, wrongIn } from './importRows.ts';

it('makes a player of a name, with or without club and phone', () => {
  const ann = { name: 'Ann Ace', club: 'Lake', phone: '(801) 555-0100' };
  expect(wrongIn(ann)).toEqual([]);
  expect(playerOf(ann)).toEqual(ann);
  expect(playerOf({ name: 'Bob Lob', club: '', phone: '' })).toMatchObject({ phone: null });
});

it('names the cells nobody can be made of', () => {
  expect(wrongIn({ name: '', club: 'Lake', phone: '801-555-0100 x2' })).toEqual(['name', 'phone']);
});
