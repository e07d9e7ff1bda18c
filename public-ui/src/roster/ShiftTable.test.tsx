// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useShifts } from './categories.ts';
import { ShiftTable } from './ShiftTable.tsx';
import { officialShift } from './testing/shifts.ts';

afterEach(cleanup);

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** A server whose list is read once and then keeps everybody waiting, as in a rush; it answers Apply when told. */
function rush() {
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
    reads += 1;
    if (reads > 1) return new Promise(() => {});
    return json([officialShift('s1', 'Morning'), officialShift('s2', 'Evening')]);
  };
  return { fetch, answer: (body: unknown) => answer(body) };
}

function List() {
  const { data = [] } = useShifts('t1', 'Referee');
  return <ShiftTable shifts={data} open trainers={false} now="2030-03-01T00:00:00.000Z" />;
}

function page() {
  const server = rush();
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch: server.fetch })}>
        <List />
      </KitRoot>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), server };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Apply in a rush', () => {
  it('makes only the pressed button wait, and shows the answer before the list was read again', async () => {
    const { user, server } = page();
    await user.click(await screen.findByRole('button', { name: 'Apply for Morning' }));
    await waitFor(() => expect(button('Apply for Morning').disabled).toBe(true));
    expect(button('Apply for Evening').disabled).toBe(false);
    expect(screen.queryByText('Applied')).toBeNull();

    server.answer({ message: 'Applied', shift_id: 'row', waitlist: true, confirmed: false });
    await screen.findByText('Applied');
    expect(screen.queryByRole('button', { name: 'Apply for Morning' })).toBeNull();
    expect(button('Remove Morning')).toBeDefined();
    expect(button('Apply for Evening').disabled).toBe(false);
  });

  it('says what stands in the way, and leaves the row as it is', async () => {
    const { user, server } = page();
    await user.click(await screen.findByRole('button', { name: 'Apply for Morning' }));
    const text = 'CONFLICT - Noon Tue 03/05 11:00 AM - Tue 03/05 1:00 PM';
    const conflict = { name: 'Noon', start: '', end: '', tid: 't2', tournament: 'Phoenix Open', text };
    await waitFor(() => expect(button('Apply for Morning').disabled).toBe(true));
    server.answer({ message: text, conflict });
    await screen.findByText(`${text} (Phoenix Open)`);
    expect(screen.queryByText('Applied')).toBeNull();
  });
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
