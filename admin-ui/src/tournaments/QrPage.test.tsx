// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { QrPage } from './QrPage.tsx';

it('cuts nothing of a long text, and says why it makes no code of it', async () => {
  const session = async () => new Response('{"user":null,"tournaments":[]}');
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch: session })}>
        <QrPage />
      </KitRoot>
    </MemoryRouter>,
  );
  const field = await screen.findByLabelText('Web address or text');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(501));
  expect(field).toHaveProperty('value', 'x'.repeat(501));
  screen.getByText(/^501 of at most 500 characters/);
  expect(screen.queryByRole('button', { name: /PNG/i })).toBeNull();
});
