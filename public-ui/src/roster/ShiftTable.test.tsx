// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useShifts } from './categories.ts';
import { ShiftTable } from './ShiftTable.tsx';

afterEach(cleanup);

const shift = (sid: string, name: string): ShiftForViewer => ({
  sid,
  tid: 't1',
  kind: 'official',
  category: 'Referee',
  name,
  description: '',
  start: '2030-03-05T14:00:00.000Z',
  end: '2030-03-05T18:00:00.000Z',
  start_time: '2030-03-05T14:00:00.000Z',
  end_time: '2030-03-05T18:00:00.000Z',
  date: '03/05/2030',
  start_text: '',
  time_zone: 'US/Central',
  spots: 2,
  count: 0,
  confirmed_count: 0,
  wait_spots: null,
  wait_count: 0,
  certified: null,
  level_two: null,
  level_one: null,
  none: null,
  wait_certified: null,
  wait_level_two: null,
  wait_level_one: null,
  wait_none: null,
  color: '#009CAE',
  pre_reg: false,
  signature_required: false,
  version: 1,
  shift_description: '',
  category_description: '',
  shift_id: null,
  status: null,
  waitlist: false,
  confirmed: false,
  registered: false,
  registered_waitlist: false,
  captains: [],
  signed: false,
  signup: [],
  waiting: [],
});

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
    return json([shift('s1', 'Morning'), shift('s2', 'Evening')]);
  };
  return { fetch, answer: (body: unknown) => answer(body) };
}

function List() {
  const { data = [] } = useShifts('t1', 'Referee');
  return <ShiftTable shifts={data} open trainers={false} />;
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
