import { expect, test } from 'vitest';
import { compareTexts, isSearch, nameKey } from './spelling.ts';

test('a name is found however it is typed: in capitals, without accents, with the apostrophe of a phone', () => {
  expect(nameKey('  José  María ')).toBe('jose maria');
  expect(nameKey('O’Brien')).toBe(nameKey("O'Brien"));
  expect(nameKey('D`Arcy')).toBe(nameKey('dʼarcy'));
});

test.each([
  ['Łukasz', 'lukasz'],
  ['Øre', 'ore'],
  ['Æsir', 'aesir'],
  ['Ðorđe', 'dorde'],
  ['ınce', 'ince'],
  ['İnce', 'ince'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['\u200fשרה', 'שרה'],
])('%s is found by typing %s', (name, typed) => expect(nameKey(name)).toBe(nameKey(typed)));

test('lists have letters of all alphabets beside their plain ones', () => {
  const names = [
    'Zebra',
    'Łukasz',
    'Lz',
    'La',
    'Øre',
    'Oz',
    'Od',
    'Æsir',
    'Az',
    'Ad',
    'Ðorđe',
    'Dz',
    'Da',
    'ınce',
    'Ia',
    'Iz',
  ];
  const sorted = 'Ad Æsir Az Da Ðorđe Dz Ia ınce Iz La Łukasz Lz Od Øre Oz Zebra'.split(' ');
  expect(names.toSorted(compareTexts)).toEqual(sorted);
  // The database sorts by the keys.
  expect(names.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))).toEqual(sorted);
});

test.each([
  ['ad', false],
  ['adl', true],
  ['李', true],
  ['Я', true],
  [' é ', false],
  ['12', false],
])('%j says enough to search people: %s', (typed, enough) => expect(isSearch(typed)).toBe(enough));
