// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { OwnMatches } from './OwnMatches.tsx';

const MATCH = {
  ...{ id: 'm1', start_time: '2026-03-06T14:00:00.000Z', court_num: '4', medal: 'none', type: null },
  ...{ match_time: 30, ref_cred: 'Level 1', amount: 12.5, paid: false },
};

it('says by which clock matches began', async () => {
  const fetch: Fetch = async (url) => Response.json(url.includes('getRefereeMatchList') ? [MATCH] : []);
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <OwnMatches tid="t1" zone="US/Eastern" />
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText('Fri 03/06 9:00 am');
  expect(screen.getByText('EST (venue time)')).toBeTruthy();
});
