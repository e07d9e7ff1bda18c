// @vitest-environment happy-dom

import type { AdminRow } from '@courtcrew/domain/tournaments/contract.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AdminFlag, AdminTypeChoice } from './AdminList.tsx';

const MIA = {
  ...{ ref_id: 'mia', first: 'Mia', last: 'Lee', name: 'Mia Lee', admin_type: 'master' },
  ...{ referee: true, line: true, volunteer: true, auditor: false, treasurer: false },
} as AdminRow;

/** A master's choice of the type of somebody, themself or another, and what it sends. */
function choiceOf(admin: AdminRow) {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(
      method === 'PUT' ? { message: 'saved' } : { user: { ref_id: 'mia' }, tournaments: [] },
    );
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <AdminTypeChoice tid="t" admin={admin} />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return {
    sent,
    user,
    becomeBasic: async () => user.selectOptions(await screen.findByRole('combobox'), 'basic'),
  };
}

it('asks before a master stops being one: an arrow key in the list is enough, and only another master gives it back', async () => {
  const { sent, user, becomeBasic } = choiceOf(MIA);
  await becomeBasic();
  const question = await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await becomeBasic();
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Become basic' }),
  );
  await waitFor(() => expect(sent).toEqual([{ tid: 't', ref_id: 'mia', type: 'basic' }]));
});

it('asks nothing about others', async () => {
  const { sent, becomeBasic } = choiceOf({ ...MIA, ref_id: 'bob', name: 'Bob Ray' });
  await becomeBasic();
  await waitFor(() => expect(sent).toEqual([{ tid: 't', ref_id: 'bob', type: 'basic' }]));
});

it('gives the keys back to a section that was ticked, once the server has it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch: Fetch = async (_, { method }) =>
    method === 'PUT' ? promise : Response.json({ user: { ref_id: 'mia' }, tournaments: [] });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <AdminFlag
          tid="t"
          admin={{ ...MIA, ref_id: 'bob', name: 'Bob Ray', admin_type: 'basic' }}
          flag="volunteer"
        />
        <input aria-label="Search" />
      </KitRoot>
    </MemoryRouter>,
  );
  const box = await screen.findByRole('checkbox');
  await userEvent.click(box);
  await waitFor(() => expect(box).toHaveProperty('disabled', true));
  // As browsers do to a box that waits. This one leaves it there, so it goes by way of another place.
  await waitFor(() => expect(document.activeElement).toBe(box));
  screen.getByLabelText('Search').focus();
  screen.getByLabelText('Search').blur();
  resolve(Response.json({ message: 'saved' }));
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it('ticks the treasurer of a tournament', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(method === 'PUT' ? { message: 'saved' } : { user: null, tournaments: [] });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <AdminFlag
          tid="t"
          admin={{ ...MIA, ref_id: 'bob', name: 'Bob Ray', admin_type: 'basic' }}
          flag="treasurer"
        />
      </KitRoot>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Treasurer: Bob Ray' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't', ref_id: 'bob', type: 'treasurer', on: true }]));
});
