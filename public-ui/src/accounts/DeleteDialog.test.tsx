// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DeleteDialog } from './DeleteDialog.tsx';

/** A server that erases Ana, and answers nothing while the network is lost. */
function server(lost: { answers: number; network: boolean }) {
  const world = { ...lost, erased: 0, isThere: true };
  const fetch: Fetch = async (url) => {
    if (url === '/auth/forgetMe') {
      if (!world.isThere) return Response.json({ message: 'Please Login' }, { status: 401 });
      world.erased += 1;
      world.isThere = false;
      if (world.answers-- > 0) throw new TypeError('Failed to fetch');
      return Response.json({ message: 'erased' });
    }
    if (!world.network) throw new TypeError('Failed to fetch');
    if (url !== '/auth/session') return Response.json({ message: 'logged out' });
    return Response.json({ user: world.isThere ? { ref_id: 'ana', first: 'Ana' } : null, tournaments: [] });
  };
  return { world, fetch };
}

async function open(fetch: Fetch) {
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <DeleteDialog open onClose={() => {}} />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/password/i), 'match-point');
  const send = () => user.click(screen.getByRole('button', { name: 'Delete my account' }));
  return send;
}

const DELETED = /account (is|was|has been) deleted/i;

it('says that the account is deleted, though the answer that said so was lost', async () => {
  const { world, fetch } = server({ answers: 1, network: true });
  const send = await open(fetch);
  await send();
  await screen.findByText(DELETED);
  expect(world.erased).toBe(1);
});

it('says so once there is a network again, and asks nobody to log in who cannot', async () => {
  const { world, fetch } = server({ answers: 1, network: true });
  const send = await open(fetch);
  world.network = false;
  await send();
  await screen.findByText(/No connection to the server/);
  world.network = true;
  await send();
  await screen.findByText(DELETED);
  await waitFor(() => expect(screen.queryByText('Please Login')).toBeNull());
});
