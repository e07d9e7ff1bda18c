// @vitest-environment happy-dom

import type { LineState } from '@courtcrew/domain/messaging/letters/choices.ts';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { ConfirmProvider } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SendAgain } from './SendAgain.tsx';
import type { EmailLine, Message, Sent } from './sent.ts';

const draw = (sent: Sent, fetch: Fetch) =>
  render(
    <DataRoot client={createClient({ fetch })}>
      <MemoryRouter>
        <ConfirmProvider>
          <SendAgain sent={sent} />
        </ConfirmProvider>
      </MemoryRouter>
    </DataRoot>,
  );

function shown(state: LineState) {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { body }) => {
    sent.push(JSON.parse(body ?? ''));
    return new Response(JSON.stringify({ message: 'sent' }), {
      headers: { 'Content-Type': 'application/json' },
    });
  };
  draw({ tid: 't', letter_id: 'l', recipient: 'ann', name: 'Ann', state } as EmailLine, fetch);
  return { sent, user: userEvent.setup() };
}

const ONE = [{ tid: 't', letter_id: 'l', recipient: 'ann' }];
const buttons = () => screen.queryAllByRole('button', { name: 'Send again' });

it('sends what failed again to its recipient alone', async () => {
  const { sent, user } = shown('bounced');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toEqual(ONE));
});

it('asks before it sends again what may have arrived', async () => {
  const { sent, user } = shown('unknown');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await screen.findByText(/Ann may get it twice/);
  expect(sent).toEqual([]);
  const yes = buttons().at(-1);
  if (yes) await user.click(yes);
  await waitFor(() => expect(sent).toEqual(ONE));
});

it.each(['local', 'queued', 'sent', 'delivered', 'viewed'] as const)('offers nothing for %s', (state) => {
  shown(state);
  expect(buttons()).toEqual([]);
});

it('sends a message of the outbox again by its own call, for a desk and for the platform', async () => {
  for (const tid of ['t', null]) {
    const asked: string[] = [];
    const fetch: Fetch = async (path) => {
      asked.push(path);
      return Response.json({ message: 'sent' });
    };
    const { unmount } = draw({ id: 'm', tid, to: 'Ann', status: 'failed' } as Message, fetch);
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    const path = tid ? '/api/messaging/outbox/t/m/sendAgain' : '/api/utradmin/outbox/m/sendAgain';
    await waitFor(() => expect(asked).toContain(path));
    unmount();
  }
});
