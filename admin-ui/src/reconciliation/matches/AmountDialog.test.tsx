// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { aMatch } from '../testing/match.ts';
import { AmountDialog } from './AmountDialog.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't' }) }));

/** The dialog of a row that another desk changes while it is open, and what it sends. */
async function dialog() {
  const sent: unknown[] = [];
  const fetch: Fetch = async (url, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    if (method === 'PUT') return Response.json({ message: 'Saved' });
    return Response.json(url.includes('handles') ? [] : { user: null, tournaments: [] });
  };
  const shown = (row: MatchRow) => (
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <AmountDialog row={row} side="lead" onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>
  );
  const { rerender } = render(shown(aMatch('m')));
  await screen.findByLabelText('Amount');
  const user = userEvent.setup();
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { sent, type, save, changeElsewhere: () => rerender(shown(aMatch('m', CHANGED))) };
}

const CHANGED = { amount: 40, payment_note: 'long match' };

it('keeps the amount that another desk has given meanwhile under a note', async () => {
  const { sent, type, save, changeElsewhere } = await dialog();
  await type('Payment note', 'agreed');
  changeElsewhere();
  await save();
  await waitFor(() => expect(sent).toEqual([{ id: 'm', amount: '40', note: 'agreed', seen: '40' }]));
});

it('keeps the note that another desk has written meanwhile under an amount', async () => {
  const { sent, type, save, changeElsewhere } = await dialog();
  await type('Amount', '27,50');
  changeElsewhere();
  await save();
  await waitFor(() => expect(sent).toEqual([{ id: 'm', amount: '27.50', seen: '25' }]));
});
