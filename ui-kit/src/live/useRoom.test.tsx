// @vitest-environment happy-dom
import { getSession, logout } from '@courtcrew/domain/accounts/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../data/client.ts';
import { DataRoot } from '../data/DataRoot.tsx';
import { useCall } from '../data/useCall.ts';
import { useCommand } from '../data/useCommand.ts';
import { ToastProvider } from '../page/state/Toast.tsx';
import type { LiveFrame } from './connection.ts';
import { live } from './pageLive.ts';
import { useRoom } from './useRoom.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page() {
  useCall(getSession, {});
  useRoom('desk:t1', { refreshes: ['accounts'], also: ['moved'], about: ['tournament'] });
  const { mutate } = useCommand(logout, { done: 'removed' });
  return (
    <button type="button" onClick={() => mutate({})}>
      go
    </button>
  );
}

interface Written {
  /** Position the command's answer names, once it is let go. */
  readonly at: string;
  readonly answered?: Promise<unknown>;
  /** Readings do not say up to where they show. */
  readonly standing?: boolean;
}

/** A page that reads, commands and listens; answers what the test tells it by frame, and counts its readings. */
async function page({ at, answered, standing }: Written) {
  const frames: ((frame: LiveFrame) => void)[] = [];
  const since: (() => bigint)[] = [];
  vi.spyOn(live, 'join').mockImplementation((_, listener, seen = () => 0n) => {
    frames.push(listener);
    since.push(seen);
    return () => undefined;
  });
  let reads = 0;
  let isDown = false;
  const fetch: Fetch = async (url, { headers }) => {
    if (isDown) throw new TypeError('fetch failed');
    const isCommand = url === '/auth/logout';
    if (isCommand) await answered;
    else reads += 1;
    const shown = isCommand ? at : standing ? undefined : headers['Courtcrew-Min-Position'];
    return new Response(JSON.stringify({ user: null }), {
      headers: { 'Content-Type': 'application/json', ...(shown && { 'Courtcrew-Position': shown }) },
    });
  };
  vi.stubGlobal('fetch', fetch);
  render(
    <DataRoot>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </DataRoot>,
  );
  await waitFor(() => expect(reads).toBe(1));
  const tell = (position: string, event = 'changed', until = position, what = 'tournament') =>
    act(async () => {
      for (const hear of frames) hear({ room: 'desk:t1', event, position, until, data: { what } });
    });
  return {
    reads: () => reads,
    network: (is: 'down' | 'back') => {
      isDown = is === 'down';
    },
    since: () => since.map((seen) => seen()),
    tell,
    press: () => userEvent.click(screen.getByText('go')),
  };
}

describe('a page that comes into a room', () => {
  const sent = document.createElement('meta');
  sent.name = 'courtcrew-position';
  beforeEach(() => document.head.append(sent));
  afterEach(() => sent.remove());

  it('is told what came after the server sent the page, until its list has been read later', async () => {
    sent.content = '5';
    const { reads, since, press } = await page({ at: '7' });
    expect(since()).toEqual([5n]);
    await press();
    await waitFor(() => expect(reads()).toBe(2));
    expect(since()).toEqual([7n]);
  });
});

/** Lists of two areas, under the keys of a documented call and of react-admin; counts how often each is read. */
function Lists({ asked }: { readonly asked: Record<'pastmatches' | 'getMatches' | 'shifts', number> }) {
  const read = (name: keyof typeof asked) => async () => (asked[name] += 1);
  useQuery({
    queryKey: ['pastmatches', 'getList'],
    queryFn: read('pastmatches'),
    meta: { area: 'reconciliation' },
  });
  useQuery({ queryKey: ['reconciliation', 'getMatches'], queryFn: read('getMatches') });
  useQuery({ queryKey: ['shifts', 'getList'], queryFn: read('shifts'), meta: { area: 'roster' } });
  useRoom('reconciliation:t1');
  return null;
}

describe('a room', () => {
  it('has everything of its areas read again, whichever way it is read', async () => {
    const told: ((frame: LiveFrame) => void)[] = [];
    vi.spyOn(live, 'join').mockImplementation((_, listener) => {
      told.push(listener);
      return () => undefined;
    });
    const asked = { pastmatches: 0, getMatches: 0, shifts: 0 };
    render(
      <DataRoot>
        <Lists asked={asked} />
      </DataRoot>,
    );
    await waitFor(() => expect(asked).toEqual({ pastmatches: 1, getMatches: 1, shifts: 1 }));
    const frame = { room: 'reconciliation:t1', event: 'changed', position: '7', until: '7', data: null };
    act(() => told[0]?.(frame));
    await waitFor(() => expect(asked).toEqual({ pastmatches: 2, getMatches: 2, shifts: 1 }));
  });
});

describe('lists that a command and a live room both make stale', () => {
  it('are read once when the frame follows the answer', async () => {
    const { reads, tell, press } = await page({ at: '7' });
    await press();
    await screen.findByText('removed');
    await waitFor(() => expect(reads()).toBe(2));
    await tell('7');
    expect(reads()).toBe(2);
  });

  it('are read once when the frame is faster', async () => {
    const { promise, resolve } = Promise.withResolvers();
    const { reads, tell, press } = await page({ at: '7', answered: promise });
    await press();
    await tell('7');
    expect(reads()).toBe(2);
    resolve(null);
    await screen.findByText('removed');
    expect(reads()).toBe(2);
  });

  it('are read again for what somebody else did later', async () => {
    const { reads, tell, press } = await page({ at: '7' });
    await press();
    await waitFor(() => expect(reads()).toBe(2));
    await tell('8');
    await waitFor(() => expect(reads()).toBe(3));
  });

  it('are not read again for a change of what they do not show', async () => {
    const { reads, tell } = await page({ at: '7' });
    await tell('8', 'changed', '8', 'shifts');
    expect(reads()).toBe(1);
    await tell('9');
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('are read again where the first reading does not say that it shows the change', async () => {
    const { reads, tell, press } = await page({ at: '7', standing: true });
    await press();
    await waitFor(() => expect(reads()).toBe(2));
    await tell('7');
    await waitFor(() => expect(reads()).toBe(3));
  });

  it('are read again for a frame that tells of later changes too, and after the log was put back', async () => {
    const { reads, tell, press } = await page({ at: '7' });
    await press();
    await waitFor(() => expect(reads()).toBe(2));
    await tell('6', 'moved', '9');
    await waitFor(() => expect(reads()).toBe(3));
    await tell('3', 'refresh');
    await waitFor(() => expect(reads()).toBe(4));
  });

  it.each([
    ['by itself', 'again'],
    ['as soon as the room is joined again', 'joined'],
  ] as const)('are read once the network is back where a frame came without one: %s', async (_, how) => {
    const scatter = vi.spyOn(Math, 'random').mockReturnValue(0);
    const { reads, tell, network } = await page({ at: '7' });
    network('down');
    await tell('8');
    if (how === 'joined') scatter.mockReturnValue(1_000);
    // Three attempts, and none more until the pause is over.
    await act(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
    network('back');
    expect(reads()).toBe(1);
    if (how === 'joined') await tell('8', 'joined');
    await waitFor(() => expect(reads()).toBe(2));
  });
});
