// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { HistoryPage } from './HistoryPage.tsx';

const change = (position: string, time: string) => {
  return { position, time, action: 'Applied', subject: 'Morning', author: null, note: null, changed: [] };
};

it('says by which clocks its times are, which change within a tournament', async () => {
  const told = {
    tid: 't1',
    tournaments: [{ tid: 't1', name: 'Open', time_zone: 'US/Eastern' }],
    changes: [change('2', '2026-03-09T14:00:00.000Z'), change('1', '2026-03-06T14:00:00.000Z')],
    total: 2,
  };
  const fetch: Fetch = async (url) =>
    Response.json(url === '/auth/session' ? { user: { ref_id: 'ana' }, tournaments: [] } : told);
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <HistoryPage />
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findAllByText(/9:00 am|10:00 am/)).toHaveLength(2);
  expect(screen.getByText('EST / EDT (venue time)')).toBeTruthy();
});
