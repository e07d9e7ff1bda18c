// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { KitRoot } from '../app/KitRoot.tsx';
import { createClient } from '../data/client.ts';
import { StoryDialog } from './StoryDialog.tsx';

it('says the year of what was done, which may be long after the match, and by whose clock', async () => {
  const turn = { revision: 1, what: 'paid', side: 'lead', time: '2027-01-05T15:00:00.000Z', author: 'Dora' };
  const changed = { ...turn, revision: 2, what: 'amount', amount: 30, paid_amount: 25, author: 'Mara' };
  const story = {
    ...{ id: 'm', of: 'match', type: 'none', court_num: '4', start_time: '2026-12-30T15:00:00.000Z' },
    ...{ parts: [], turns: [turn, changed] },
  };
  const fetch = async (url: string) =>
    Response.json(url.includes('why') ? story : { user: null, tournaments: [] });
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <StoryDialog id="m" zone="US/Eastern" onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findByText(/Dora, Tue 01\/05\/2027 10:00 am EST/)).toBeTruthy();
  expect(screen.getByText(/Wed 12\/30 10:00 am EST/)).toBeTruthy();
  expect(screen.getByText(/Amount set to \$30.00 after \$25.00 was paid/)).toBeTruthy();
});
