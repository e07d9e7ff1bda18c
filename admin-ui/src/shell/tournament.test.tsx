// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answersNobody } from './testing/inStaffApp.tsx';
import { TournamentProvider } from './tournament.tsx';

const frame = (
  <KitRoot app="admin" client={createClient({ fetch: answersNobody })}>
    <TournamentProvider>
      <Outlet />
    </TournamentProvider>
  </KitRoot>
);

/** A page, and a screen that is on its way until `come` is called. */
function drawn() {
  const { promise: loaded, resolve: come } = Promise.withResolvers<void>();
  const late = async () => {
    await loaded;
    return { element: <h1>Late</h1> };
  };
  const children = [
    { path: '/admin', element: <h1>Here</h1> },
    { path: '/desk/late', lazy: late },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/admin'] });
  render(<RouterProvider router={router} />);
  return { router, come };
}

describe('the tournament named in the address', () => {
  it('is taken out of it', async () => {
    const { router } = drawn();
    await act(async () => router.navigate('/admin?tid=t1'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is left there while another screen is on its way, whose step would end', async () => {
    const { router, come } = drawn();
    await act(async () => {
      void router.navigate('/admin?tid=t1');
      void router.navigate('/desk/late');
    });
    come();
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy();
  });
});
