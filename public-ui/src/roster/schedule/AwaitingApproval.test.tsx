// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AwaitingApproval } from './AwaitingApproval.tsx';

const held = (sid: string, tid = 't1') => ({
  ...{
    tid,
    tournament: 'Dallas Open',
    time_zone: 'UTC',
    sid,
    kind: 'official',
    category: 'Referee',
    name: sid,
  },
  ...{
    start: '2030-03-05T14:00:00.000Z',
    end: '2030-03-05T18:00:00.000Z',
    since: '2030-03-01T10:00:00.000Z',
  },
});

it('says since when an application waits, and takes it back', async () => {
  const rows = [held('Wave'), held('Elsewhere', 't2')];
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session')
      return Response.json({ user: { ref_id: 'ana', first: 'Ana', last: 'Lee' }, tournaments: [] });
    if (!url.startsWith('/api/removeHeldApplication/')) return Response.json(rows);
    rows.shift();
    return Response.json({ message: 'removed' });
  };
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <AwaitingApproval tid="t1" />
      </KitRoot>
    </MemoryRouter>,
  );
  expect(await screen.findByText(/waiting for approval since Fri 03\/01/)).toBeTruthy();
  expect(screen.queryByText(/Elsewhere/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Remove Wave/ }));
  await waitFor(() => expect(screen.queryByText(/waiting for approval/)).toBeNull());
});
