// @vitest-environment happy-dom
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { aMatch } from '../testing/match.ts';
import { useMarks } from './useMarks.ts';

const ROWS = [aMatch('m'), aMatch('n')];

function PayAll() {
  const { pressMany } = useMarks('t', ROWS);
  return (
    <button type="button" onClick={() => void pressMany(ROWS, ['lead'], 'paid', true)}>
      Pay all
    </button>
  );
}

it('takes back what it has marked, and not what another desk had marked a moment before', async () => {
  const sent: unknown[] = [];
  const mine = [{ id: 'n', side: 'lead' }];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(
      method === 'PUT' ? { message: 'Saved', changed: 1, sides: mine } : { user: null, tournaments: [] },
    );
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <PayAll />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByText('Pay all'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const mark = 'paid';
  await waitFor(() =>
    expect(sent).toEqual([
      { sides: [{ id: 'm', side: 'lead' }, ...mine], mark, status: true },
      { sides: mine, mark, status: false },
    ]),
  );
});
