// @vitest-environment happy-dom

import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
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

/** What stands behind the gate of an application with one screen, at a path. */
function open(screen: Screen, answer: Fetch, route: RouteObject, at = `${screen.path}?tid=t1`): void {
  const root = (
    <KitRoot app="admin" client={createClient({ fetch: answer })}>
      <TournamentProvider>
        <PlacesProvider places={[screen]} drawer={{}}>
          <main id="content">
            <StaffGate />
          </main>
        </PlacesProvider>
      </TournamentProvider>
    </KitRoot>
  );
  const routes = [{ element: root, children: [route] }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
}

beforeEach(() => {
  // Nobody has chosen a tournament before.
  localStorage.clear();
  sessionStorage.clear();
});

const aScreen = (path: string, more: Partial<Screen>): Screen => ({
  ...{ path, policy: 'desk', load: async () => () => null },
  ...more,
});

it('keeps a screen that reads its own tournament once more', async () => {
  const opened = vi.fn();
  const desk = aScreen('/desk/setup', {});
  open(desk, fetch, { path: desk.path, element: <Desk onOpen={opened} /> });
  await screen.findByText('its setup');
  expect(opened).toHaveBeenCalledOnce();
});

it.each([
  ['platform', 'Ask a platform admin if you need it.'],
  ['master', 'Ask a master admin of the tournament if you need it.'],
] as const)('tells whom to ask for a screen of policy %s', async (policy, help) => {
  const basic = { ...TOURNAMENT, admin_type: 'basic' };
  const session = { user: { ref_id: 'bea', utr_admin: null }, tournaments: [basic] };
  const closed = aScreen('/admin/closed', { policy });
  open(closed, async () => Response.json(session), { path: closed.path, element: <p>inside</p> });
  await screen.findByText(help);
});

it.each([
  ['platform', 'Ask a platform admin if you need it.'],
  ['master', 'Ask a master admin of the tournament if you need it.'],
] as const)('tells it as well where a list of a screen of policy %s is refused', async (policy, help) => {
  const refused: Fetch = async (url, init) =>
    url.startsWith('/api/') ? Response.json({ message: 'Sorry' }, { status: 403 }) : fetch(url, init);
  const listed = aScreen('/admin/open', { policy, tournament: false });
  open(listed, refused, { path: listed.path, element: <List /> });
  await screen.findByText(help);
});

it.each([
  ['a master', { ref_id: 'mia', utr_admin: null }],
  ['a platform admin', { ref_id: 'ada', utr_admin: 'main' }],
] as const)('tells %s, who has every right here, to ask nobody', async (_, user) => {
  const answers: Fetch = async (url) =>
    url === '/auth/session'
      ? Response.json({ user, tournaments: [TOURNAMENT] })
      : Response.json({ message: 'Sorry' }, { status: 403 });
  const desk = aScreen('/desk/setup', {});
  open(desk, answers, { path: desk.path, element: <List /> });
  await screen.findByText(/^You have all rights in the chosen tournament/);
  expect(screen.queryByText(/^Ask a/)).toBeNull();
});

it('lets a mistyped path through to what says that nothing is there', async () => {
  const session = { user: { ref_id: 'bea', utr_admin: null }, tournaments: [] };
  const nowhere = { path: '*', element: <p>nothing is there</p> };
  open(aScreen('/admin/open', {}), async () => Response.json(session), nowhere, '/admin/opne');
  await screen.findByText('nothing is there');
});

it('leads the focus to the title of the screen once a tournament is chosen for it', async () => {
  const tournaments = ['t1', 't2'].map((tid) => ({
    ...{ ...TOURNAMENT, tid, name: tid, status: 'published', start: null, end_date: null },
  }));
  const session = { user: { ref_id: 'bea', utr_admin: null }, tournaments };
  const desk = aScreen('/desk/setup', {});
  open(desk, async () => Response.json(session), { path: desk.path, element: <h1>Setup</h1> }, desk.path);
  await userEvent.click(await screen.findByRole('button', { name: /^t2/ }));
  const title = await screen.findByRole('heading', { name: 'Setup' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
