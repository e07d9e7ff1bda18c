// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, it, vi } from 'vitest';
import { LineCheckinPage } from './LineCheckinPage.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const people = (name: string) => [
  { ref_id: name, first: name, last: 'Cruz', place: null, checked_in_at: null, shifts: [] },
];

it('left open over night has the people of the new day, though nobody has come or gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(live, 'join').mockReturnValue(() => undefined);
  let today = people('Ana');
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session') return Response.json({ user: null, admin: false, tournaments: [] });
    if (url.includes('getTournament')) return Response.json({ tid: 't1', name: 'Open', time_zone: 'UTC' });
    return Response.json(today);
  };
  render(
    <MemoryRouter initialEntries={['/public/linecheckin?tid=t1']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <LineCheckinPage />
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText('Ana Cruz');
  today = people('Bo');
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await screen.findByText('Bo Cruz');
});
