// @vitest-environment happy-dom

import { getMatchesForReconciliation } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ReadAhead } from './StaffRoot.tsx';
import type { Screen } from './screen.ts';
import { TournamentProvider, useTournament } from './tournament.tsx';

const MATCHES = '/api/getMatchesForReconciliation/t1';
const SCREENS: readonly Screen[] = [
  { path: '/money', policy: 'desk', load: async () => Rows, reads: [getMatchesForReconciliation] },
];

function Rows() {
  const { data } = useCall(getMatchesForReconciliation, { params: { tid: 't1' } });
  return data && <p>{data.length} matches</p>;
}

const Home = () => useTournament().tournament && <p>home</p>;

/** Somebody goes to a screen whose code has not come yet; answers what was read. */
async function go(admin_type: 'basic' | null) {
  const read: string[] = [];
  const tournament = { tid: 't1', name: 'Open', admin_type, referee: admin_type !== null };
  const fetch: Fetch = async (url) => {
    if (url === MATCHES) read.push(url);
    const session = { user: { ref_id: 'dora', first: 'Dora' }, tournaments: [tournament] };
    const answer = url === '/auth/session' ? session : [];
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  };
  const code = Promise.withResolvers<{ Component: typeof Rows }>();
  const root = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <TournamentProvider>
        <ReadAhead screens={SCREENS} />
        <Outlet />
      </TournamentProvider>
    </KitRoot>
  );
  const children = [
    { path: '/', element: <Home /> },
    { path: '/money', lazy: () => code.promise },
  ];
  const router = createMemoryRouter([{ element: root, children }], { initialEntries: ['/?tid=t1'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('home');
  void router.navigate('/money');
  return { read, codeComes: () => act(async () => code.resolve({ Component: Rows })) };
}

describe('a screen that says what it reads first', () => {
  it('is read for while its code is coming, and once', async () => {
    const { read, codeComes } = await go('basic');
    await waitFor(() => expect(read).toEqual([MATCHES]));
    await codeComes();
    await screen.findByText('0 matches');
    expect(read).toEqual([MATCHES]);
  });

  it('is not read for where somebody may not enter', async () => {
    const { read } = await go(null);
    await act(async () => undefined);
    expect(read).toEqual([]);
  });
});
