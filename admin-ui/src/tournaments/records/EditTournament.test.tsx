// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  HttpError,
  Resource,
  TestMemoryRouter,
  useRouterProvider,
} from 'react-admin';
import { expect, it, vi } from 'vitest';
import { EditTournament } from './EditTournament.tsx';

const RECORD = {
  ...{ id: 't1', version: 3, name: 'Open', time_zone: 'US/Eastern' },
  ...{ start: '2027-03-06', end_date: '2027-03-07', private_tournament: false, test: false },
};
const SHIFT = { sid: 's1', start: '2027-03-06T13:00:00.000Z', time_zone: 'US/Eastern' };

function Pages() {
  const { Routes, Route } = useRouterProvider();
  return (
    <Routes>
      <Route path="/tournaments/*" element={<Resource name="tournaments" edit={EditTournament} />} />
    </Routes>
  );
}

async function draw(update: DataProvider['update']) {
  const provider = { getOne: async () => ({ data: RECORD }), update } as unknown as DataProvider;
  const fetch: Fetch = async (url) => Response.json(url.startsWith('/api/getShifts/') ? [SHIFT] : []);
  render(
    <TestMemoryRouter initialEntries={['/tournaments/t1']}>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <CoreAdminContext dataProvider={provider}>
          <Pages />
        </CoreAdminContext>
      </KitRoot>
    </TestMemoryRouter>,
  );
  await screen.findByDisplayValue('Open');
  return userEvent.setup();
}

it('asks what another zone does to shifts, and sends that with the zone alone', async () => {
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...RECORD, ...data } }));
  const user = await draw(update as unknown as DataProvider['update']);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /zone/i }));
  await user.click(await screen.findByRole('option', { name: 'US/Central' }));
  await user.click(await screen.findByRole('radio', { name: 'Keep the instants (08:00 becomes 07:00)' }));
  await user.click(screen.getByRole('button', { name: /save/i }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  const { id: _, ...sent } = Object(update.mock.calls[0]?.[1].data);
  expect(sent).toEqual({ time_zone: 'US/Central', keep: 'instant', seen: { time_zone: 'US/Eastern' } });
});

it('saves days that leave shifts outside once they are meant', async () => {
  const sent: object[] = [];
  const update = async (_: string, { data }: { data: object }) => {
    sent.push(data);
    if ('confirm' in data) return { data: { ...RECORD, ...data } };
    const message = 'Shifts outside of these days: Gate';
    throw new HttpError(message, 409, { message, code: 'confirm-dates' });
  };
  const user = await draw(update as unknown as DataProvider['update']);
  await user.type(screen.getByDisplayValue('Open'), ' Cup');
  await user.click(screen.getByRole('button', { name: /save/i }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Shifts outside of these days: Gate');
  await user.click(screen.getByRole('button', { name: 'Yes, save these days' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ name: 'Open Cup' }, { name: 'Open Cup', confirm: true }]),
  );
});
