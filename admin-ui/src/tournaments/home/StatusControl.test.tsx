// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
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

it('keeps the place of who sets a status by keys: the step they pressed is the one that holds now', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const page = (
    <>
      <Control />
      <input aria-label="Search" />
    </>
  );
  drawInTournament(page, (url) => (url === '/api/t/updateTournamentStatus/t1' ? promise : {}));
  const user = userEvent.setup();
  const step = await screen.findByRole('button', { name: /Active/ });
  await user.click(step);
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(step).toHaveProperty('disabled', true));
  // As browsers do to a button that waits. This one leaves it there, so it goes by way of another place.
  await waitFor(() => expect(document.activeElement).toBe(step));
  screen.getByLabelText('Search').focus();
  screen.getByLabelText('Search').blur();
  resolve({ message: 'saved' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(step)).toBe(true);
});

it('names the status it asked about: a late yes publishes nothing that was archived meanwhile', async () => {
  const sent: unknown[] = [];
  drawInTournament(<Control />, (url, body) => {
    if (url === '/api/t/updateTournamentStatus/t1') sent.push(body);
    return {};
  });
  await userEvent.click(await screen.findByRole('button', { name: /Active/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'active', seen: 'published' }]));
});
