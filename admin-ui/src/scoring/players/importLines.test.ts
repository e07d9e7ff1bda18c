import { expect, it } from 'vitest';
import { playersIn } from './importLines.ts';

const ann = { name: 'Ace, Ann', club: 'Lake "One"', phone: '8015550100' };

it('reads a file with its heading in any order, and lines pasted from a sheet', () => {
  const file = 'Phone,Name,Club\n(801) 555-0100,"Ace, Ann","Lake ""One"""\n\n,Bob Lob,';
  expect(playersIn(file)).toEqual({ players: [ann, { name: 'Bob Lob', club: '', phone: null }], faults: [] });
  expect(playersIn('Ace, Ann\tLake "One"\t801-555-0100').players).toEqual([ann]);
  expect(playersIn('Bob Lob').players).toEqual([{ name: 'Bob Lob', club: '', phone: null }]);
});

it('names the lines nobody can be made of', () => {
  expect(playersIn('name,club,phone\n,Lake,\nBob Lob,,801')).toEqual({
    players: [],
    faults: [
      { line: 2, what: 'name' },
      { line: 3, what: 'phone' },
    ],
  });
});
