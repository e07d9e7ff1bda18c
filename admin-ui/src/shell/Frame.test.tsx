// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import type { LiveFrame } from '@courtcrew/ui-kit/live/connection.ts';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Frame } from './Frame.tsx';
import { PlacesProvider } from './places.tsx';
import type { Screen } from './screen.ts';
import { TournamentProvider } from './tournament.tsx';

afterEach(() => vi.restoreAllMocks());

const loadPalette = async () => () => null;

const DESK: Screen = { path: '/desk', policy: 'desk', tournament: true, load: async () => () => null };

/** A desk of a draft that somebody else works on, too. */
async function desk() {
  let status = 'draft';
  let readings = 0;
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session') readings += 1;
    const tournament = { tid: 't1', name: 'Open', status, admin_type: 'master', start: null, end_date: null };
    return Response.json({ user: { ref_id: 'ada', first: 'Ada' }, tournaments: [tournament] });
  };
  let hear: (frame: LiveFrame) => void = () => expect.unreachable('nobody listens');
  vi.spyOn(live, 'join').mockImplementation((room, listener) => {
    if (room === 'tournament:t1') hear = listener;
    return () => undefined;
  });
  const root = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <TournamentProvider>
        <PlacesProvider places={[DESK]} drawer={{}}>
          <Frame tools={null} loadPalette={loadPalette}>
            the desk
          </Frame>
        </PlacesProvider>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ path: DESK.path, element: root }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/desk?tid=t1'] })} />);
  await screen.findByText('This tournament is in draft.');
  return {
    readings: () => readings,
    publish: () => {
      status = 'published';
    },
    told: (what: string, position: string) =>
      act(async () =>
        hear({ room: 'tournament:t1', event: 'changed', position, until: position, data: { what } }),
      ),
  };
}

it('follows a status that somebody else sets, and reads nothing for their shifts', async () => {
  const { readings, publish, told } = await desk();
  const before = readings();
  await told('shifts', '7');
  expect(readings()).toBe(before);
  publish();
  await told('tournament', '8');
  await waitFor(() => expect(screen.queryByText('This tournament is in draft.')).toBeNull());
  within(screen.getByRole('banner')).getByText('Published');
});

it('has the other language and colours in the menu of the person, where the bar has no room for them', async () => {
  await desk();
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu' }));
  const menu = within(await screen.findByRole('menu'));
  // This window is wide, and does not show them.
  menu.getByText('Dark colours');
  await userEvent.click(menu.getByText('Español'));
  await menu.findByText('English');
});
