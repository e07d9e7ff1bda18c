// @vitest-environment happy-dom

import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { officialShift } from '../testing/shifts.ts';
import type { Category } from './categories.ts';
import { ShiftBoard } from './ShiftBoard.tsx';

const tournament = {
  tid: 't1',
  name: 'Dallas Open',
  status: 'active',
  referee: true,
  line: false,
  volunteer: false,
  description: '',
  utr_referee: '',
  line_description: '',
  referee_coordinator_name: null,
  line_coordinator_name: null,
  referee_approval_required: true,
} as TournamentDetail;

const show = (
  status: ShiftForViewer['status'],
  categories: readonly Category[] = ['Referee'],
  address = '/signup/t1',
) => {
  const shift = { ...officialShift('s1', 'Morning'), status, shift_id: status && 'row' };
  const fetch: Fetch = async (url) =>
    new Response(JSON.stringify(url === '/auth/session' ? { user: null, tournaments: [] } : [shift]), {
      headers: { 'Content-Type': 'application/json' },
    });
  render(
    <MemoryRouter initialEntries={[address]}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <ShiftBoard tournament={tournament} categories={categories} />
      </KitRoot>
    </MemoryRouter>,
  );
};

const APPROVAL = /need an approval/;

it('who has no row here is told that referees need an approval', async () => {
  show(null);
  await screen.findByText('Morning');
  expect(screen.getByText(APPROVAL)).toBeTruthy();
});

it.each(['Applied', 'Selected', 'Confirmed'] as const)('who is %s is told so no more', async (status) => {
  show(status);
  await screen.findByText('Morning');
  expect(screen.queryByText(APPROVAL)).toBeNull();
});

it('lists shifts before the choice of other ones is there, and then theirs', async () => {
  show(null, ['Referee', 'Athletic Trainer']);
  await screen.findByText('Morning');
  const trainers = await screen.findByRole('tab', { name: 'Athletic Trainer' });
  expect(screen.getByRole('tab', { name: 'Referee' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(trainers);
  expect(trainers.getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByRole('tabpanel', { name: 'Athletic Trainer' })).toBeTruthy();
});

it('leads to the coordinator also where none is named', async () => {
  show(null);
  await screen.findByText('Morning');
  const link = screen.getByRole('link', { name: 'Email the coordinator' });
  expect(link.getAttribute('href')).toBe('/signup/contactcoordinator?tid=t1&section=referee');
});

it('leads back to all days from one that has no shifts here, as after a change of category', async () => {
  show(null, ['Referee'], '/signup/t1?day=03%2F04%2F2030');
  const all = await screen.findByRole('button', { name: 'All days' });
  expect(screen.queryByText('Morning')).toBeNull();
  await userEvent.click(all);
  await screen.findByText('Morning');
});
