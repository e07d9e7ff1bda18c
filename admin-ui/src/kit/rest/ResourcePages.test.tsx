// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { TournamentProvider } from '../../shell/tournament.tsx';
import { RaRoot } from './RaRoot.tsx';
import { ResourcePages } from './ResourcePages.tsx';

const RESOURCES = [
  { name: 'shifts', area: 'roster', policy: 'staff', list: () => <PageHeader title="All Shifts" /> },
] as const;

it('is called in the tab of the browser as the list is, also where somebody comes from another screen', async () => {
  const fetch: Fetch = async () => Response.json({ user: { ref_id: 'ada' }, tournaments: [] });
  const element = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <RequireLogin>
        <TournamentProvider>
          <RaRoot resources={RESOURCES}>
            <ResourcePages />
          </RaRoot>
        </TournamentProvider>
      </RequireLogin>
    </KitRoot>
  );
  const routes = [{ path: '/admin/resources/*', element }];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/resources/shifts'] })} />,
  );
  await screen.findByRole('heading', { name: 'All Shifts' });
  await waitFor(() => expect(document.title).toBe('All Shifts · Courtcrew'));
});
