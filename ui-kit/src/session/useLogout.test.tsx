// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { KitRoot } from '../app/KitRoot.tsx';
import { createClient, type Fetch } from '../data/client.ts';
import { useSession } from './session.tsx';
import { useLogout } from './useLogout.ts';

function Menu() {
  const { user } = useSession();
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      {user ? `Logout ${user.first}` : 'Login'}
    </button>
  );
}

it('says that somebody is still logged in where the server was not reached', async () => {
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session')
      return Response.json({ user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] });
    throw new TypeError('Failed to fetch');
  };
  const root = (
    <KitRoot app="public" client={createClient({ fetch })}>
      <Menu />
    </KitRoot>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: root }])} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Logout Ana' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
  expect(screen.getByRole('button', { name: 'Logout Ana' })).toBeTruthy();
});
