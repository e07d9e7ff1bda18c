// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { TrainerPage } from './TrainerPage.tsx';

beforeEach(() => localStorage.clear());

const row = (tid: string, name: string, more: object = {}) => ({
  ...{ tid, name, location: 'Dallas, TX', status: 'active', line: true },
  ...more,
});

it('offers the tournaments that take trainers where none was chosen', async () => {
  const asked: string[] = [];
  const fetch: Fetch = async (url) => {
    asked.push(url);
    if (url.includes('/getTournament/')) return new Promise<never>(() => {});
    const rows = [
      row('t1', 'Dallas Open'),
      row('t2', 'Austin Open', { line: false }),
      row('t3', 'Waco Open', { status: 'Advertise Only' }),
    ];
    const body = url.includes('/getTournaments') ? rows : { user: null, tournaments: [] };
    return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
  };
  render(
    <MemoryRouter initialEntries={['/signup/athletictrainer']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <TrainerPage />
      </KitRoot>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Dallas Open · Dallas, TX' }));
  expect(asked).toContain('/api/t/getTournament/t1');
  expect(screen.queryByRole('button', { name: /Austin|Waco/ })).toBeNull();
});
