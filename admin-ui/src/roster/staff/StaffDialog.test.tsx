// @vitest-environment happy-dom

import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import type { StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TournamentProvider, useTournament } from '../../shell/tournament.tsx';
import { StaffDialog } from './StaffDialog.tsx';

afterEach(cleanup);

const person = {
  ...{ ref_id: 'p1', first: 'Ana', last: 'Lee', name: 'Ana Lee', login: true, contact_open: false },
  ...{ credentials: 'Certified', phone: null, barcode: '4711', ppa_rating: '4.5' },
} as unknown as StaffMember;

const tournament = {
  tid: 't1',
  name: 'Open',
  status: 'published',
  start: null,
  end_date: null,
  time_zone: 'UTC',
};

const Opened = () => useTournament().tournament && <StaffDialog person={person} onClose={() => undefined} />;

it('shows the stored barcode and rating, clears what is emptied, and leaves alone what it may not show', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (url, init) => {
    if (url === '/api/editRef') sent.push(JSON.parse(String(init?.body)));
    const body =
      url === '/auth/session' ? { user: { ref_id: 'd' }, tournaments: [tournament] } : { message: 'saved' };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  };
  render(
    <MemoryRouter initialEntries={['/?tid=t1']}>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <TournamentProvider>
          <Opened />
        </TournamentProvider>
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findByLabelText('Barcode')).toHaveProperty('value', '4711');
  const rating = screen.getByLabelText('PPA rating');
  expect(rating).toHaveProperty('value', '4.5');
  await userEvent.clear(rating);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { tid: 't1', ref_id: 'p1', credentials: 'Certified', barcode: '4711', ppaRating: null },
    ]),
  );
});
