// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { RecapByDay } from './ScheduleRecap.tsx';

const DAY = {
  date: '2027-03-06',
  category: 'Referee',
  shifts: 2,
  spots: 5,
  count: 3,
  confirmed_count: 2,
  wait_count: 4,
};

it('counts nobody who has confirmed as selected, too: the chart of the same days does not', async () => {
  drawInTournament(<RecapByDay />, () => [DAY]);
  const row = await screen.findByRole('row', { name: /03\/06\/2027/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.slice(-4).map(({ textContent }) => textContent)).toEqual(['5', '1', '2', '4']);
});

it('writes a day so that Spanish readers take it for no other one', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  drawInTournament(<RecapByDay />, () => [DAY]);
  await screen.findByRole('row', { name: /sáb 6 mar 2027/ });
  expect(screen.queryByText(/03\/06/)).toBeNull();
  localStorage.clear();
});
