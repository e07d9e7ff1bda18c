// @vitest-environment happy-dom

import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { officialShift } from '../testing/shifts.ts';
import { useShifts } from './categories.ts';
import { ShiftTable } from './ShiftTable.tsx';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** A server whose list is read once and then keeps everybody waiting, as in a rush; it answers Apply when told. */
function rush(own: readonly ShiftForViewer[] = []) {
  let reads = 0;
  let answer: (body: unknown) => void = () => {};
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session') return json({ user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] });
    if (url.startsWith('/api/putWaitlist/')) {
      return json(
        await new Promise((resolve) => {
          answer = resolve;
        }),
      );
    }
    if (url.startsWith('/api/removeRefTime/')) return json({ message: 'removed' });
    reads += 1;
    if (reads > 1) return new Promise(() => {});
    return json([officialShift('s1', 'Morning'), officialShift('s2', 'Evening'), ...own]);
  };
  return { fetch, answer: (body: unknown) => answer(body) };
}

function List() {
  const { data = [] } = useShifts('t1', 'Referee');
  return <ShiftTable shifts={data} open trainers={false} now="2030-03-01T00:00:00.000Z" />;
}

function page(own?: readonly ShiftForViewer[]) {
  const server = rush(own);
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch: server.fetch })}>
        <List />
      </KitRoot>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), server };
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Apply in a rush', () => {
  it('makes only the pressed button wait, and shows the answer before the list was read again', async () => {
    const { user, server } = page();
    await user.click(await screen.findByRole('button', { name: /^Apply for Morning,/ }));
    await waitFor(() => expect(button(/^Apply for Morning,/).disabled).toBe(true));
    expect(button(/^Apply for Evening,/).disabled).toBe(false);
    expect(screen.queryByText('Applied')).toBeNull();

    server.answer({ message: 'Applied', shift_id: 'row', waitlist: true, confirmed: false });
    await screen.findByText('Applied');
    expect(screen.queryByRole('button', { name: /^Apply for Morning,/ })).toBeNull();
    expect(button(/^Remove Morning,/)).toBeDefined();
    expect(button(/^Apply for Evening,/).disabled).toBe(false);
  });

  it('says what stands in the way, and leaves the row as it is', async () => {
    const { user, server } = page();
    await user.click(await screen.findByRole('button', { name: /^Apply for Morning,/ }));
    const text = 'CONFLICT - Noon Tue 03/05 11:00 AM - Tue 03/05 1:00 PM';
    const [start, end] = ['2030-03-05T17:00:00.000Z', '2030-03-05T19:00:00.000Z'];
    const conflict = { name: 'Noon', start, end, tid: 't2', tournament: 'Phoenix Open', text };
    await waitFor(() => expect(button(/^Apply for Morning,/).disabled).toBe(true));
    server.answer({ message: text, conflict });
    const said = await screen.findByText(
      /^Overlaps Noon, Phoenix Open, Tue, Mar 5, 11:00 AM - 1:00 PM CST\./,
    );
    expect(within(said).getByRole('link', { name: 'My Schedule' })).toBeDefined();
    expect(screen.queryByText('Applied')).toBeNull();
  });

  it('forgets what stood in the way once an own shift was removed', async () => {
    const { user, server } = page([{ ...officialShift('s3', 'Noon'), status: 'Applied', shift_id: 'noon' }]);
    await user.click(await screen.findByRole('button', { name: /^Apply for Morning,/ }));
    const [start, end] = ['2030-03-05T17:00:00.000Z', '2030-03-05T19:00:00.000Z'];
    await waitFor(() => expect(button(/^Apply for Morning,/).disabled).toBe(true));
    server.answer({ message: 'CONFLICT', conflict: { name: 'Noon', start, end, text: 'CONFLICT' } });
    await screen.findByText(/^Overlaps Noon/);
    await user.click(button(/^Remove Noon,/));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('Noon removed');
    expect(screen.queryByText(/^Overlaps Noon/)).toBeNull();
  });
});

it('that is full asks for the waitlist, by a name with day and hours', async () => {
  const full = { ...officialShift('s1', 'Morning'), count: 2 };
  const fetch: Fetch = async (url) =>
    json(url === '/auth/session' ? { user: null, tournaments: [] } : [full]);
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <List />
      </KitRoot>
    </MemoryRouter>,
  );
  const name = 'Ask for the waitlist: Morning, Tue, Mar 5, 8:00 AM - 12:00 PM CST';
  expect((await screen.findByRole('button', { name })).className).toContain('outlined');
  expect(screen.queryByText('Apply')).toBeNull();
  cleanup();
});

describe('A shift', () => {
  const NOW = '2030-03-05T15:00:00.000Z';
  const show = (end: string, status: 'Applied' | null = null) => {
    const shift = { ...officialShift('s1', 'Morning'), end, status, shift_id: status && 'row' };
    render(
      <MemoryRouter>
        <KitRoot app="public" client={createClient({ fetch: rush().fetch })}>
          <ShiftTable shifts={[shift]} open trainers={false} now={NOW} />
        </KitRoot>
      </MemoryRouter>,
    );
  };

  it.each([
    ['Begun', '2030-03-05T18:00:00.000Z'],
    ['Over', NOW],
  ])('that has gone too far reads %s, and has nothing to press', (word, end) => {
    for (const status of [null, 'Applied'] as const) {
      show(end, status);
      expect(screen.getByText(word)).toBeDefined();
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
    }
  });
});

describe('Spots by credential', () => {
  it('are those that are still needed', () => {
    const places = { certified: 1, level_two: 2, level_one: 0, none: 0 };
    const needed = { ...places, certified: 0, level_two: 1 };
    const shift = { ...officialShift('s1', 'Morning'), ...places, needed, spots: 3, count: 2 };
    render(
      <MemoryRouter>
        <KitRoot app="public" client={createClient({ fetch: rush().fetch })}>
          <ShiftTable shifts={[shift]} open trainers={false} now="2030-03-01T00:00:00.000Z" />
        </KitRoot>
      </MemoryRouter>,
    );
    expect(screen.getByText('Needed:').textContent).toBe('Needed:1 L2');
  });
});

describe('Who is in a shift', () => {
  const person = (n: number) => ({
    shift_id: `row${n}`,
    ref_id: `p${n}`,
    first: `First${n}`,
    last: `Last${n}`,
  });
  const show = (people: number) => {
    const signup = Array.from({ length: people }, (_, n) => person(n));
    const shift = { ...officialShift('s1', 'Morning'), signup, spots: 44, count: people } as ShiftForViewer;
    render(
      <MemoryRouter>
        <KitRoot app="public" client={createClient({ fetch: rush().fetch })}>
          <ShiftTable shifts={[shift]} open trainers={false} now="2030-03-01T00:00:00.000Z" />
        </KitRoot>
      </MemoryRouter>,
    );
  };

  it('is named at once where they are few', () => {
    show(2);
    expect(screen.getByText('With First0 Last0, First1 Last1')).toBeDefined();
    expect(screen.queryByText('Full')).toBeNull();
  });

  it('is asked for where they are many, and a full shift says so', async () => {
    show(44);
    expect(screen.queryByText(/Last43/)).toBeNull();
    expect(screen.getByText('Full')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'See who: 44' }));
    expect(screen.getByText(/Last43/)).toBeDefined();
  });
});
