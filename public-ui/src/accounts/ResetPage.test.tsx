// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { ResetPage } from './ResetPage.tsx';

function open(good: boolean) {
  const fetch: Fetch = async (url) =>
    Response.json(url.includes('/auth/reset/') ? { good } : { user: null, tournaments: [] });
  render(
    <MemoryRouter initialEntries={['/reset/t0ken']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <Routes>
          <Route path="/reset/:token" element={<ResetPage />} />
        </Routes>
      </KitRoot>
    </MemoryRouter>,
  );
}

it('says at once that a link was used or is too old, and leads to a new mail', async () => {
  open(false);
  await screen.findByRole('heading', { name: 'This link cannot be used any more' });
  expect(screen.queryByLabelText(/New password/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a new one' }).getAttribute('href')).toBe('/login?forgot');
});
