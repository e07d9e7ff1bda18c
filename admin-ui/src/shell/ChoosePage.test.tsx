// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ChoosePage } from './ChoosePage.tsx';

const row = (name: string, status: string) => ({ tid: name, name, status, start: null, end_date: null });

it('offers what is current before what is archived', async () => {
  const tournaments = [row('Fall', 'archive'), row('Winter', 'published'), row('Spring', 'draft')];
  const fetch: Fetch = async () =>
    new Response(JSON.stringify({ user: { ref_id: 'ada' }, tournaments }), {
      headers: { 'Content-Type': 'application/json' },
    });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <ChoosePage />
      </KitRoot>
    </MemoryRouter>,
  );
  const names = await screen.findAllByRole('heading', { level: 2 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Winter', 'Spring', 'Fall']);
});
