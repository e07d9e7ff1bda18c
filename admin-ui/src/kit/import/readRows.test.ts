import { expect, it } from 'vitest';
import { readRows } from './readRows.ts';

const COLUMNS = ['name', 'club', 'phone'] as const;
const ann = { name: 'Ace, Ann', club: 'Lake "One"', phone: '801-555-0100' };
const bob = { name: 'Bob Lob', club: '', phone: '' };

it('reads a file by the names of its columns, in whatever order they stand', () => {
  const file = '\ufeffPhone,Name,Club\r\n801-555-0100,"Ace, Ann","Lake ""One"""\r\n\r\n,Bob Lob,\r\n';
  expect(readRows(file, COLUMNS)).toEqual([ann, bob]);
});

it('reads lines without a heading in the order of the columns: with semicolons, or pasted from a sheet', () => {
  expect(readRows('Bob Lob', COLUMNS)).toEqual([bob]);
  expect(readRows('"Ace, Ann"; "Lake ""One"""; 801-555-0100', COLUMNS)).toEqual([ann]);
  expect(readRows('Ace, Ann\tLake "One"\t801-555-0100', COLUMNS)).toEqual([ann]);
});

it('reads lines that end as older sheets of a Mac end them', () => {
  expect(readRows('name\rBob Lob\r"Ace, Ann"', COLUMNS)).toHaveLength(2);
});

it('reads nothing from nothing', () => {
  expect(readRows('\n , \n', COLUMNS)).toEqual([]);
});
