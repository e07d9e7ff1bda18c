// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { aMatch } from '../testing/match.ts';
import { EditMatch } from './EditMatch.tsx';

/** The form of a match that other desks pay and correct meanwhile, and what it sends. */
function form() {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(method === 'PUT' ? { message: 'Saved' } : { user: null, tournaments: [] });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <EditMatch row={aMatch('m')} onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>,
  );
  return { sent, user: userEvent.setup() };
}

const field = (label: string) => screen.findByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save' });

it('leaves alone what was not touched: another desk may have paid meanwhile', async () => {
  const { sent, user } = form();
  await user.type(await field('Match ID'), 'M7');
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([{ id: 'm', sysid: 'M7', seen: { sysid: '' } }]));
});

it('says with the mark which amount was handed over', async () => {
  const { sent, user } = form();
  await user.click(await field('Lead paid'));
  await user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([{ id: 'm', amount: '25', paid: true, seen: { amount: '25', paid: false } }]),
  );
});

it('leaves a comma to the server, which tells thousands from decimals', async () => {
  const { sent, user } = form();
  const second = await field('Amount of the supporting referee');
  await user.clear(await field('Amount'));
  await user.type(await field('Amount'), '1,027.5');
  await user.clear(second);
  await user.type(second, '12,50');
  await user.click(save());
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 'm', amount: '1,027.5', secondAmount: '12,50', seen: { amount: '25', secondAmount: '10' } },
    ]),
  );
});
