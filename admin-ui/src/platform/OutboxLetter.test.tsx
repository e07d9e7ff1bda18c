// @vitest-environment happy-dom

import { createClient } from '@courtcrew/domain/contract/client.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Letter } from './OutboxList.tsx';

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
          <Letter />
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
