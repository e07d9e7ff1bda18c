// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { it } from 'vitest';
import { officialShift } from '../testing/shifts.ts';
import { ShiftActions } from './ShiftActions.tsx';

const NOW = '2030-03-01T00:00:00.000Z';
const LINE = 'Applied. Before you: 2.';

function trainer(shift: object) {
  const fetch: Fetch = async (url) =>
    Response.json(
      url === '/auth/session'
        ? { user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] }
        : { message: 'You are on the waitlist', shift_id: 'row', waitlist: true, confirmed: false, ahead: 2 },
    );
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <ShiftActions shift={{ ...officialShift('s1', 'Tape'), ...shift }} open trainers now={NOW} />
      </KitRoot>
    </MemoryRouter>,
  );
}

it('a trainer who waits reads how many come first', async () => {
  trainer({ status: 'Applied', waitlist: true, shift_id: 'row', ahead: 2 });
  await screen.findByText(LINE);
});

it('a trainer who joins behind others although a spot is free is told so', async () => {
  trainer({ count: 0, spots: 1 });
  await userEvent.click(await screen.findByRole('button', { name: /^Apply for Tape/ }));
  await screen.findByText(LINE);
});
