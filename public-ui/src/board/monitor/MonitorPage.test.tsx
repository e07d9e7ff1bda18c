// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import type { Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MonitorPage } from './MonitorPage.tsx';
import { pageCalls } from './pageCalls.ts';

/** No network in these tests but the one they make. */
class NoSocket {
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', NoSocket);
});
afterEach(() => {
  localStorage.clear();
  pageCalls.stale();
  vi.unstubAllGlobals();
});

const court = (court_num: string, court_order: number) => ({
  ...{ court_num, court_order, description: '', color: '' },
  ...{ ref_id: null, first: null, last: null },
});

interface World {
  user: string | null;
  courts: string[];
  scores: boolean;
  network: boolean;
  /** What the desk says to a call; takes it where nothing is given. */
  refusal: { status: number; message: string } | 'Court Number Needed' | null;
}

/** A server for Mia's page, and what it was sent. */
function server(given: Partial<World> = {}) {
  const world: World = { user: 'mia', courts: ['5'], scores: true, network: true, refusal: null, ...given };
  const received: Record<string, unknown>[] = [];
  const answers: Record<string, () => unknown> = {
    '/auth/session': () => ({
      user: world.user && { ref_id: world.user, first: 'Mia' },
      admin: false,
      tournaments: [],
    }),
    '/api/verifyCourtMonitorStatus/t1': () => ({
      count: world.courts.length,
      score_reporting: world.scores,
      courts: world.courts,
    }),
    '/api/getCourtMonitorBoard/t1': () => ({ left: [court('5', 1), court('7', 2)], right: [court('9', 3)] }),
    '/api/getTournamentName/t1': () => ({ name: 'Dallas Open', time_zone: 'US/Central', facility_map: '' }),
    '/api/score/getMonitoredMatches/t1': () => [
      {
        ...{ sid: 'secret', card: 'c1', court_num: '5' },
        ...{ t1p1_name: 'Ann Ace', t1p2_name: 'Ben Baseline', t2p1_name: 'Cyd Net', t2p2_name: null },
      },
    ],
    '/api/getOwnNotifications/t1': () =>
      received.map((call, index) => ({
        ...{ ...call, nid: `n${index}`, department: 'Desk', first: 'Mia', last: 'Tester' },
        ...{ time: call.called_at, received: call.called_at, confirmed_at: null, response: null },
      })),
  };
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const fetch: Fetch = async (url, { body = '' }) => {
    if (!world.network) throw new TypeError('Failed to fetch');
    const { refusal } = world;
    if (url !== '/api/courtMonitorNotifyDesk') return json(answers[url]?.() ?? { message: 'Not found' });
    if (typeof refusal === 'string') return new Response(refusal);
    if (refusal) return json({ message: refusal.message }, refusal.status);
    received.push(JSON.parse(body));
    return json({ message: 'Message Sent', nid: `n${received.length - 1}` });
  };
  return { world, received, fetch };
}

/** Another page of the application. */
function Goodbye() {
  const { logout } = useSession();
  return (
    <button type="button" onClick={() => void logout()}>
      Log out
    </button>
  );
}

function open({ fetch }: Pick<ReturnType<typeof server>, 'fetch'>, page = <MonitorPage />) {
  vi.stubGlobal('fetch', fetch);
  const routes = [
    {
      path: '/volunteer/courtmonitor/:tid',
      element: <KitRoot app="public">{page}</KitRoot>,
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/volunteer/courtmonitor/t1'] });
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const own = () => screen.findByRole('list', { name: 'Your calls' });
const message = () => screen.findByLabelText<HTMLTextAreaElement>('Message (optional)');

describe("the court monitors' page", () => {
  it('calls the desk to the own court, with the words that were typed', async () => {
    const { fetch, received } = server();
    const { user } = open({ fetch });
    await user.type(await message(), 'No balls');
    await user.click(await button('Second call'));
    expect(await screen.findByText('Connected · Message Sent')).toBeTruthy();
    expect(received).toMatchObject([
      { type: '2nd', tid: 't1', ref_id: 'mia', court_num: '5', message: 'No balls' },
    ]);
    expect((await message()).value).toBe('');
    expect(within(await own()).getByText('Second call · Court 5')).toBeTruthy();
  });

  it('is connected for a visitor and for a wrong link, too, whom it lets out to the other pages', async () => {
    open(server({ user: null }));
    expect(await screen.findByText('Connected')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    cleanup();
    const { fetch } = server();
    const unknown = async (...asked: Parameters<Fetch>) =>
      asked[0].endsWith('/t1')
        ? Response.json({ message: 'Tournament not found' }, { status: 404 })
        : fetch(...asked);
    open({ fetch: unknown });
    expect(await screen.findByRole('heading', { name: 'This tournament does not exist' })).toBeTruthy();
    expect(await screen.findByText('Connected')).toBeTruthy();
  });

  it('asks for a court before anything else where there are several', async () => {
    const { fetch, received } = server({ courts: ['5', '7'] });
    const { user } = open({ fetch });
    await user.click(await button('Medical'));
    expect((await screen.findByRole('alert')).textContent).toBe('Select Court Number');
    await user.click(await button('Court 7'));
    await user.click(await button('Desk'));
    await waitFor(() => expect(received).toMatchObject([{ type: 'desk', court_num: '7' }]));
  });

  it('gives the words back when the server wants a court', async () => {
    const { fetch } = server({ refusal: 'Court Number Needed' });
    const { user } = open({ fetch });
    await user.type(await message(), 'No balls');
    await user.click(await button('Desk'));
    expect((await screen.findByRole('alert')).textContent).toBe('Select Court Number');
    expect((await message()).value).toBe('No balls');
    expect(pageCalls.list()).toEqual([]);
  });

  it('shows what the desk did not take, to be sent again or discarded', async () => {
    const { fetch, world, received } = server({ refusal: { status: 404, message: 'Court not found' } });
    const { user } = open({ fetch });
    await user.click(await button('Desk'));
    await user.click(await button('Head referee'));
    await waitFor(async () =>
      expect(within(await own()).getAllByText('Not sent: Court not found')).toHaveLength(2),
    );
    const [last] = await screen.findAllByRole('button', { name: 'Discard' });
    if (last) await user.click(last);
    world.refusal = null;
    await user.click(await button('Try again'));
    await waitFor(() => expect(received).toMatchObject([{ type: 'desk' }]));
    await waitFor(() => expect(pageCalls.list()).toEqual([]));
  });

  it('opens without a network where it has been opened before, and keeps calls', async () => {
    const { fetch, world } = server();
    open({ fetch });
    await button('Desk');
    cleanup();
    world.network = false;
    const { user } = open({ fetch });
    await user.click(await button('Desk'));
    expect(await screen.findByText(/NOT SENT - use the radio · 1 waiting/)).toBeTruthy();
    expect(within(await own()).getByText(/Waiting on this phone since/)).toBeTruthy();
    expect(screen.queryByText(/Message Sent/)).toBeNull();
  });

  it('takes back a call that nobody heard', async () => {
    const { fetch, world, received } = server();
    const { user } = open({ fetch });
    await button('Desk');
    world.network = false;
    await user.click(await button('Desk'));
    const bar = (await screen.findByText(/NOT SENT/)).closest<HTMLElement>('[role="status"]');
    expect(bar?.textContent).toContain('Desk · Court');
    await user.click(within(bar ?? document.body).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(pageCalls.list()).toEqual([]));
    expect(screen.queryByText(/NOT SENT/)).toBeNull();
    expect(received).toEqual([]);
  });

  it('keeps calls over a login, and says so', async () => {
    const { fetch, world } = server();
    const { user } = open({ fetch });
    const desk = await button('Desk');
    Object.assign(world, { user: null, refusal: { status: 401, message: 'Please Login' } });
    await user.click(desk);
    expect(await screen.findByText('Waiting on this phone: 1. Log in to send.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Please Login' })).toBeTruthy();
    expect(pageCalls.list()).toHaveLength(1);
  });

  it('does not send by itself what is a day old, nor what is of another person', async () => {
    const called_at = new Date(Date.now() - 86_500_000).toISOString();
    const body = {
      type: 'desk',
      tid: 't1',
      ref_id: 'mia',
      court_num: '5',
      message: null,
      called_at,
    } as const;
    const kept = { id: 'k1', turn: 1, body, refused: null, insisted: false };
    pageCalls.put(kept);
    pageCalls.put({ ...kept, id: 'k2', turn: 2, body: { ...body, ref_id: 'ned' } });
    const { fetch, received } = server();
    const { user } = open({ fetch });
    expect(await screen.findByText(/^Not sent since .* Still needed\?$/)).toBeTruthy();
    expect(await screen.findByText(/^Calls of another person wait .*: 1$/)).toBeTruthy();
    expect(received).toEqual([]);
    await user.click(await button('Send now'));
    await waitFor(() => expect(received).toMatchObject([{ ref_id: 'mia', called_at }]));
    await waitFor(() => expect(pageCalls.list()).toMatchObject([{ id: 'k2' }]));
  });

  it('has nothing for the next person at the phone without a network', async () => {
    const { fetch, world } = server();
    open({ fetch });
    await button('Desk');
    cleanup();
    world.user = null;
    open({ fetch });
    await screen.findByRole('heading', { name: 'Please Login' });
    cleanup();
    world.network = false;
    open({ fetch });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });

  it('has nothing for the next person either where the one before logged out on another page', async () => {
    const { fetch, world } = server();
    open({ fetch });
    await button('Desk');
    cleanup();
    const { user } = open({ fetch }, <Goodbye />);
    await user.click(await button('Log out'));
    cleanup();
    world.network = false;
    open({ fetch });
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
  });

  it('leads to the score cards of the own courts, where scores are reported', async () => {
    const { fetch, world } = server();
    open({ fetch });
    const card = await screen.findByRole('link', {
      name: /^Score card: Court 5\s*Ann Ace \/ Ben Baseline\s*Cyd Net$/,
    });
    expect(card.getAttribute('href')).toBe('/score/rpsr/secret');
    cleanup();
    world.scores = false;
    open({ fetch });
    await button('Desk');
    expect(screen.queryByRole('heading', { name: 'Report scores' })).toBeNull();
  });

  it('tells who looks after no court, until the desk has decided', async () => {
    const { fetch, world } = server({ courts: [] });
    const { user } = open({ fetch });
    await screen.findByText(
      'Sorry but you are not assigned to a court as a court monitor. Once assigned to a court, please re-fresh your browser.',
    );
    world.courts = ['9'];
    await user.click(await button('Check again'));
    expect(await screen.findByRole('heading', { name: 'Call the desk to court 9' })).toBeTruthy();
  });
});
