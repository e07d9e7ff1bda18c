// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { BonusDialog } from './dialogs.tsx';
import type { Invoice } from './invoice.ts';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't', time_zone: 'US/Eastern' }) }));

const invoice = (more: Partial<Invoice> = {}) =>
  ({ id: 't.i', person: 'Ann', bonus: 10, bonusDesc: null, ...more }) as Invoice;

it('keeps the bonus that another desk has given meanwhile under what it is for', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(method === 'PUT' ? { message: 'Saved' } : { user: null, tournaments: [] });
  };
  const shown = (of: Invoice) => (
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <BonusDialog invoice={of} onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>
  );
  const { rerender } = render(shown(invoice()));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('What it is for'), 'Heat');
  rerender(shown(invoice({ bonus: 50 })));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'i', bonusDesc: 'Heat' }]));
});
