// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { shift, spot } from '../testing/rows.ts';
import { Badges } from './Badges.tsx';
import { wearersOf } from './people.ts';
import { SignInSheets } from './SignInSheets.tsx';
import { WallSchedule } from './WallSchedule.tsx';

const ann = spot('Ann', true);
const ben = spot('Ben');
const zoe = spot('Zoe');
const morning = { ...shift('a', 8, 12, { signup: [zoe, ann], waitlist: [ben], spots: 4 }), work: 'Referee' };
const evening = { ...shift('b', 14, 18, { signup: [ann] }), work: 'Chair Umpire' };

it('gives a badge to everybody with a place, once, with all they do', () => {
  expect(wearersOf([morning, evening]).map(({ name, work }) => [name, work])).toEqual([
    ['Ann Lee', ['Referee', 'Chair Umpire']],
    ['Zoe Lee', ['Referee']],
  ]);
});

it('puts six badges on a page, each with a code that opens the shifts of its wearer', async () => {
  const many = Array.from({ length: 7 }, (_, index) => spot(`P${index}`));
  drawInTournament(<Badges shifts={[{ ...morning, signup: many }]} />, () => []);
  const pages = await screen.findAllByRole('list');
  expect(pages.map((page) => within(page).getAllByRole('listitem').length)).toEqual([6, 1]);
  expect(screen.getByRole('img', { name: 'Shifts of P3 Lee' })).toBeTruthy();
});

it('has a line to sign for each person by name, and empty ones for free places and for who comes unannounced', async () => {
  drawInTournament(<SignInSheets shifts={[morning]} />, () => []);
  const [, ...lines] = await screen.findAllByRole('row');
  expect(lines.map((line) => within(line).getAllByRole('cell')[0]?.textContent)).toEqual([
    ...['Ann Lee', 'Zoe Lee'],
    ...['', '', '', ''],
  ]);
});

it('hangs on the wall who works when, and how many are missing', async () => {
  drawInTournament(<WallSchedule shifts={[morning]} size="a3" />, () => []);
  expect(await screen.findByText('Zoe Lee')).toBeTruthy();
  expect(screen.getByText('2 free')).toBeTruthy();
  expect(screen.queryByText('Ben Lee')).toBeNull();
});
