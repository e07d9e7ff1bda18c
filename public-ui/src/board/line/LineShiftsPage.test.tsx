// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { live } from '@courtcrew/ui-kit/live/pageLive.ts';
import { rememberLanguage } from '@courtcrew/ui-kit/words/language.ts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, it, vi } from 'vitest';
import { LineShiftsPage } from './LineShiftsPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const HOURS = { start: '2030-03-05T14:00:00.000Z', end: '2030-03-05T18:00:00.000Z' };
const SHIFT = { sid: 's1', name: 'Court 1 to 8', category: 'Athletic Trainer', ...HOURS };
const ANA = { ref_id: 'ana', first: 'Ana', last: 'Cruz', place: null, checked_in_at: null, shifts: [SHIFT] };

const fetch: Fetch = async (url) => {
  if (url === '/auth/session') return Response.json({ user: null, admin: false, tournaments: [] });
  if (url.includes('getTournament')) return Response.json({ tid: 't1', name: 'Open', time_zone: 'UTC' });
  return Response.json([ANA]);
};

it('says what a shift is for in the reader’s language', async () => {
  vi.spyOn(live, 'join').mockReturnValue(() => undefined);
  rememberLanguage('es');
  render(
    <MemoryRouter initialEntries={['/public/linecheckinshifts?tid=t1']}>
      <KitRoot app="public" client={createClient({ fetch })}>
        <LineShiftsPage />
      </KitRoot>
    </MemoryRouter>,
  );
  await screen.findByText(/^Terapeuta deportivo · 2:00/);
});
