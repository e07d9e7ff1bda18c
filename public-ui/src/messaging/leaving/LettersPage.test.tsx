// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { LettersPage } from './LettersPage.tsx';

const CHOICES = {
  ...{ reminders: true, reminder_texts: false, newsletter: false },
  ...{ texts_stopped: false, read_receipts: false, signup_letters: true, home_zone: null },
};

it('takes further choices while one is on its way, as they are pressed, and leaves the focus where it is', async () => {
  const chosen: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetch: Fetch = async (url, { body }) => {
    if (url === '/auth/session') return Response.json({ user: null, admin: false, tournaments: [] });
    if (url.endsWith('/look')) return Response.json({ tournament: 'Open', left: false, choices: CHOICES });
    chosen.push(JSON.parse(String(body)));
    await promise;
    return Response.json({ message: 'saved' });
  };
  render(
    <MemoryRouter initialEntries={['/letters/token']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <Routes>
          <Route path="/letters/:token" element={<LettersPage />} />
        </Routes>
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const [reminders, texts] = await screen.findAllByRole('switch');
  await user.click(reminders as HTMLElement);
  expect(reminders).toHaveProperty('disabled', false);
  await user.click(texts as HTMLElement);
  await user.click(texts as HTMLElement);
  expect(chosen).toEqual([
    { token: 'token', reminders: false },
    { token: 'token', reminder_texts: true },
    { token: 'token', reminder_texts: false },
  ]);
  resolve();
});
