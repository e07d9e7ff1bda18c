// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { screenOf } from './screenOf.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const client = createClient({ fetch: async () => Response.json({ user: null, tournaments: [] }) });

const Frame = () => (
  <KitRoot app="admin" client={client}>
    <Link to="/table">Schedule Table</Link>
    <Outlet />
  </KitRoot>
);

/** Opens the desk, whose frame has a link to a table; answers the link. */
async function atDesk(load: () => Promise<ComponentType>): Promise<HTMLElement> {
  const table = { path: '/table', lazy: async () => ({ Component: await screenOf(load) }) };
  const children = [{ path: '/desk', element: 'the desk' }, table];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/desk'] });
  render(<RouterProvider router={router} />);
  return screen.findByText('Schedule Table');
}

it('keeps the frame where a screen is asked for without a network, and shows the screen once there is one', async () => {
  const load = vi.fn(async () => () => <p>the table</p>);
  const link = await atDesk(load);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  act(() => link.click());
  expect(await screen.findByRole('heading', { name: /No connection to the server/ })).toBeTruthy();
  expect(screen.getByText('Schedule Table')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the table')).toBeTruthy();
});

it('keeps it, too, where the browser takes a dead network for a good one', async () => {
  const link = await atDesk(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  act(() => link.click());
  expect(await screen.findByRole('heading', { name: /No connection to the server/ })).toBeTruthy();
  expect(screen.getByText('Schedule Table')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
