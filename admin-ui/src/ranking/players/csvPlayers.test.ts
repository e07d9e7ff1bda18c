import { expect, it } from 'vitest';
import { playersIn } from './csvPlayers.ts';

it('reads players by the names of the columns, and says which lines are none', () => {
  const csv =
    '\ufeffLast,First,Birth,Gender\r\n"Lee, Jr.",Ann,2/3/1990,female\r\n,Bob,,M\r\nRay,Cy,,X\nDay,Eve,soon,F\n\n';
  expect(playersIn(csv)).toEqual({
    players: [{ first: 'Ann', last: 'Lee, Jr.', gender: 'F', birth: '2/3/1990' }],
    wrong: [
      { line: 3, why: 'player.nameMissing' },
      { line: 4, why: 'player.genderWrong' },
      { line: 5, why: 'player.birthWrong' },
    ],
  });
});

it('reads a file without a head in the order first, last, gender, birth', () => {
  expect(playersIn('Ann;Lee;F;1990-02-03\nBob,"O""Neil",m')).toEqual({
    players: [
      { first: 'Ann', last: 'Lee', gender: 'F', birth: '1990-02-03' },
      { first: 'Bob', last: 'O"Neil', gender: 'M', birth: '' },
    ],
    wrong: [],
  });
});
