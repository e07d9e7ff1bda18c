// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult, RecordContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SentLines } from './SentMessages.tsx';
import type { Message } from './sent.ts';
import { Whole } from './Whole.tsx';

const SHOWN = { id: 'm1', text: 'See /reset/...', masked: true };

/** A letter whose link is masked, as somebody with this right reads it; what was asked of the server. */
function read(utr_admin: string | null) {
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    const body = path.endsWith('/auth/session')
      ? { user: { ref_id: 'ada', utr_admin }, tournaments: [] }
      : { text: 'See /reset/secret' };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <RecordContextProvider value={SHOWN}>
          <Whole />
        </RecordContextProvider>
      </KitRoot>
    </MemoryRouter>,
  );
  return asked;
}

it('shows its link to a platform admin who asks for it', async () => {
  const asked = read('main');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the link' }));
  await screen.findByText('See /reset/secret');
  expect(asked.at(-1)).toMatch(/outbox\/m1\/reveal$/);
});

it('offers that to nobody else', async () => {
  read(null);
  await screen.findByText('See /reset/...');
  expect(screen.queryByRole('button')).toBeNull();
});

it('calls a text by what it begins with, as it has no subject', async () => {
  const text = { id: 'm2', subject: '', text: 'Rain: play stops.\nCome to the tent.', to: '8015550142' };
  const list = { data: [{ ...text, status: 'sent', time: '2030-03-05T15:00:00.000Z' } as Message] };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch: async () => Response.json({ user: null }) })}>
        <ListContextProvider value={list as unknown as ListControllerResult<Message>}>
          <SentLines />
        </ListContextProvider>
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText('Rain: play stops.');
});
