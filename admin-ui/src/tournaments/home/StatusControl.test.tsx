// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { useTournament } from '../../shell/tournament.tsx';
import { StatusControl } from './StatusControl.tsx';

const DOUBLE = {
  ...{ shift_id: 'r1', ref_id: 'ana', first: 'Ana', last: 'Lee', name: 'Morning', category: 'Referee' },
  ...{ start: '2027-03-06T15:00:00.000Z', end: '2027-03-06T18:00:00.000Z', tournament: 'City Open' },
  ...{ other_name: 'Gate', other_start: '2027-03-06T16:00:00.000Z', other_end: '2027-03-06T20:00:00.000Z' },
};

function Control() {
  const { tournament } = useTournament();
  return tournament && <StatusControl tournament={tournament} master />;
}

it('names who would stand in two shifts before an archived tournament comes back', async () => {
  drawInTournament(<Control />, (url) => (url === '/api/getDoubleBookings/t1' ? [DOUBLE] : {}), {
    tournament: { status: 'archive' },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Active/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/These people would be in two shifts at once/);
  expect(dialog.getByRole('listitem').textContent).toBe(
    'Ana Lee: Morning, Sat 03/06/2027, 3:00 pm - 6:00 pm · City Open: Gate',
  );
});
