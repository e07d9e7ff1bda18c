// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ShiftBoard } from './ShiftBoard.tsx';
import { officialShift } from './testing/shifts.ts';

afterEach(cleanup);

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

const show = (status: ShiftForViewer['status']) => {
  const shift = { ...officialShift('s1', 'Morning'), status, shift_id: status && 'row' };
  const fetch: Fetch = async (url) =>
    new Response(JSON.stringify(url === '/auth/session' ? { user: null, tournaments: [] } : [shift]), {
      headers: { 'Content-Type': 'application/json' },
    });
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <ShiftBoard tournament={tournament} categories={['Referee']} />
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
