// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { addPaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { DuplicateItems } from './DuplicateItems.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't' }) }));

const item = (id: string) => ({ id, ref_id: id, event: 'Open', place: '1', amount: '10' });

it('leaves those chosen that were not duplicated when one is refused', async () => {
  const fetch: Fetch = async (url, { body }) => {
    if (!url.endsWith(addPaymentItem.path)) return Response.json({ user: null, tournaments: [] });
    const refused = JSON.parse(body ?? '').ref_id === 'ben';
    return Response.json({ message: refused ? 'no such person' : 'saved' }, { status: refused ? 404 : 200 });
  };
  const onSelect = vi.fn();
  const list = { data: ['ann', 'ben', 'cyd'].map(item), selectedIds: ['ann', 'ben', 'cyd'], onSelect };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <ListContextProvider value={list as unknown as ListControllerResult}>
          <DuplicateItems />
        </ListContextProvider>
      </KitRoot>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Duplicate/ }));
  await screen.findByText('no such person');
  await waitFor(() => expect(onSelect).toHaveBeenCalledExactlyOnceWith(['ben', 'cyd']));
});
