// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { PlacesProvider } from './places.tsx';
import { StaffGate } from './StaffGate.tsx';
import type { Screen } from './screen.ts';
import { TournamentProvider } from './tournament.tsx';

const TOURNAMENT = { tid: 't1', name: 'Open', admin_type: 'master', sport: 'pickleball' };
const ANSWERS = {
  '/auth/session': { user: { ref_id: 'ada', utr_admin: 'main' }, tournaments: [TOURNAMENT] },
  '/api/t/getTournament/t1': { ...TOURNAMENT, score_reporting: true },
};
const fetch: Fetch = async (url) =>
  new Response(JSON.stringify(ANSWERS[url as keyof typeof ANSWERS]), {
    headers: { 'Content-Type': 'application/json' },
  });

function Desk({ onOpen }: { readonly onOpen: () => void }) {
  const { data } = useCall(getTournament, { params: { tid: 't1' } });
  useEffect(onOpen, [onOpen]);
  return data && <p>its setup</p>;
}

const List = () => (
  <Answered of={useCall(getTournament, { params: { tid: 't1' } })}>{() => <p>its rows</p>}</Answered>
);

it('keeps a screen that reads its own tournament once more', async () => {
  const opened = vi.fn();
  const desk: Screen = { path: '/desk/setup', policy: 'desk', load: async () => () => null };
  const root = (
    <KitRoot app="admin" client={createClient({ fetch })}>
      <TournamentProvider>
        <PlacesProvider places={[desk]}>
          <StaffGate />
        </PlacesProvider>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ element: root, children: [{ path: desk.path, element: <Desk onOpen={opened} /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`${desk.path}?tid=t1`] })} />);
  await screen.findByText('its setup');
  expect(opened).toHaveBeenCalledOnce();
});

it.each([
  ['platform', 'Ask a platform admin if you need it.'],
  ['master', 'Ask a master admin of the tournament if you need it.'],
] as const)('tells whom to ask for a screen of policy %s', async (policy, help) => {
  const basic = { ...TOURNAMENT, admin_type: 'basic' };
  const session = { user: { ref_id: 'bea', utr_admin: null }, tournaments: [basic] };
  const answer: Fetch = async () =>
    new Response(JSON.stringify(session), { headers: { 'Content-Type': 'application/json' } });
  const closed: Screen = { path: '/admin/closed', policy, load: async () => () => null };
  const root = (
    <KitRoot app="admin" client={createClient({ fetch: answer })}>
      <TournamentProvider>
        <PlacesProvider places={[closed]}>
          <StaffGate />
        </PlacesProvider>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ element: root, children: [{ path: closed.path, element: <p>inside</p> }] }];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`${closed.path}?tid=t1`] })} />,
  );
  await screen.findByText(help);
});

it.each([
  ['platform', 'Ask a platform admin if you need it.'],
  ['master', 'Ask a master admin of the tournament if you need it.'],
] as const)('tells it as well where a list of a screen of policy %s is refused', async (policy, help) => {
  const refused: Fetch = async (url, init) =>
    url.startsWith('/api/') ? Response.json({ message: 'Sorry' }, { status: 403 }) : fetch(url, init);
  const open: Screen = { path: '/admin/open', policy, tournament: false, load: async () => () => null };
  const root = (
    <KitRoot app="admin" client={createClient({ fetch: refused })}>
      <TournamentProvider>
        <PlacesProvider places={[open]}>
          <StaffGate />
        </PlacesProvider>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ element: root, children: [{ path: open.path, element: <List /> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`${open.path}?tid=t1`] })} />);
  await screen.findByText(help);
});

it('lets a mistyped path through to what says that nothing is there', async () => {
  const session = { user: { ref_id: 'bea', utr_admin: null }, tournaments: [] };
  const open: Screen = { path: '/admin/open', policy: 'desk', load: async () => () => null };
  const root = (
    <KitRoot app="admin" client={createClient({ fetch: async () => Response.json(session) })}>
      <TournamentProvider>
        <PlacesProvider places={[open]}>
          <StaffGate />
        </PlacesProvider>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ element: root, children: [{ path: '*', element: <p>nothing is there</p> }] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/opne'] })} />);
  await screen.findByText('nothing is there');
});
