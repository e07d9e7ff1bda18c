// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { EditItem } from './EditItem.tsx';
import type { Item } from './items.ts';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't' }) }));

const item = (more: Partial<Item> = {}) =>
  ({ pid: 'p', ref_id: 'ann', name: 'Ann', event: 'Open', place: '1', amount: 100, ...more }) as Item;

/** The form of a prize that another desk changes meanwhile, and what it sends once somebody has typed in a field. */
async function sentAfter(field: RegExp, text: string): Promise<unknown[]> {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(
      method === 'PUT' ? { message: 'saved', saved: true } : { user: null, tournaments: [] },
    );
  };
  const shown = (of: Item) => (
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <EditItem item={of} events={[]} onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>
  );
  const { rerender } = render(shown(item()));
  const user = userEvent.setup();
  await user.clear(await screen.findByLabelText(field));
  await user.type(screen.getByLabelText(field), text);
  rerender(shown(item({ amount: 200, ref_id: 'bea' })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent;
}

it('leaves alone what was not touched: another desk may have corrected the amount meanwhile', async () => {
  expect(await sentAfter(/^Place/, '1/2')).toEqual([{ tid: 't', pid: 'p', place: '1/2' }]);
});

it('says with another amount which one it was, that a correction meanwhile is not lost', async () => {
  expect(await sentAfter(/^Amount/, '150')).toEqual([{ tid: 't', pid: 'p', amount: '150', seen: '100.00' }]);
});
