// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LeavePage } from './LeavePage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the mailed link at a server that knows the token `good` alone; answers which calls it was sent. */
function open(token: string, listed = true): string[] {
  const asked: string[] = [];
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const fetch: Fetch = async (url, { body = '' }) => {
    if (!url.startsWith('/api/wayOut')) return json({ user: null, admin: false, tournaments: [] });
    asked.push(url);
    if (JSON.parse(body).token !== 'good') return json({ message: 'Link not found', code: 'not-found' }, 404);
    if (url === '/api/wayOut/leave') return json({ message: 'You are off the list' });
    return json({ tournament: 'Added Open', role: 'volunteer', listed });
  };
  vi.stubGlobal('fetch', fetch);
  const page = (
    <KitRoot app="public">
      <LeavePage />
    </KitRoot>
  );
  const routes = [{ path: '/leave/:token', element: page }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/leave/${token}`] })} />);
  return asked;
}

describe('the way out of a list', () => {
  it('only looks when it is opened, and leaves when it is pressed', async () => {
    const asked = open('good');
    const press = await screen.findByRole('button', { name: 'Take me off the list' });
    expect(screen.getByText(/Added Open have put you on their list of volunteers/)).toBeTruthy();
    expect(asked).not.toContain('/api/wayOut/leave');
    await userEvent.setup().click(press);
    expect(await screen.findByText('You are off the list')).toBeTruthy();
    expect(asked.filter((url) => url === '/api/wayOut/leave')).toHaveLength(1);
  });

  it('says so to who has left already', async () => {
    open('good', false);
    expect(await screen.findByText('Added Open no longer has you on its list.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take me off the list' })).toBeNull();
  });

  it('tells a link that was cut off what to do', async () => {
    open('goo');
    expect(await screen.findByText('This link does not work')).toBeTruthy();
  });
});
