// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { volunteer } from '../testing/crew.ts';
import { Arrivals } from './Arrivals.tsx';

const PEOPLE = [volunteer('Ann', [['m', 8, 12]]), volunteer('Ben', [['m', 8, 12]])];
const ON_THE_DAY = { day: '2027-03-06', isToday: true, choice: null };
const done = async () => true;

it.each([
  ['k', 'of a category'],
  ['gone', 'of the day where nobody works in the category of the day before'],
])('lists everybody with the category %s: those %s', async (vcid) => {
  drawInTournament(<Arrivals people={PEOPLE} {...ON_THE_DAY} check={done} handOut={done} />, () => [], {
    search: `&vcid=${vcid}`,
  });
  expect((await screen.findByRole('button', { name: /^All/ })).textContent).toContain('2');
});
