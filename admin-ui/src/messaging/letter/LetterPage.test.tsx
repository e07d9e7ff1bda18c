// @vitest-environment happy-dom

import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LetterPage } from './LetterPage.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't', status: 'active' }) }));
vi.mock('../../kit/desk/DeskHeader.tsx', () => ({ DeskHeader: () => null }));

const ANN = { id: 'ann', label: 'Ann Lee', note: '$1', group: 'To pay' };

/** The page, over a server that knows of no recipient. */
function shown() {
  const answer = JSON.stringify({ recipients: [], left_out: [], repeated: 0 });
  const fetch = async () => new Response(answer, { headers: { 'Content-Type': 'application/json' } });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <LetterPage
          title="staff.emailPayees"
          of="people"
          choices={{ data: [ANN], error: null, refetch: async () => undefined }}
          empty={null}
          channels={['email']}
          category="payout"
          places={['first']}
        />
      </KitRoot>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('asks whether to send only once there is something to send', async () => {
  const user = shown();
  await user.click(await screen.findByRole('checkbox', { name: /Ann Lee/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Subject Required');
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const field of screen.getAllByRole('textbox', { name: /Subject|Body|Message/ })) {
    fireEvent.change(field, { target: { value: 'Well done' } });
  }
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Send this email?');
});

it('offers only places that can be filled for these readers', async () => {
  shown();
  await screen.findByRole('button', { name: '{first}' });
  expect(screen.queryByRole('button', { name: '{shifts}' })).toBeNull();
});
