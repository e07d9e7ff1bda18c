// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AssignmentManager } from './AssignmentManager.tsx';
import { SchedulePage } from './SchedulePage.tsx';

const shift = (shift_id: string, day: number) => ({
  ...{ tid: 't1', tournament: 'Dallas Open', location: '', time_zone: 'UTC' },
  ...{ sid: shift_id, shift_id, name: shift_id, category: 'Referee', kind: 'official', status: 'Applied' },
  ...{ start: `2030-03-0${day}T14:00:00.000Z`, end: `2030-03-0${day}T18:00:00.000Z` },
});

/** A page of Ana's shifts, which are read again once one of them was removed. */
function draw(page: ReactNode, ...shifts: ReturnType<typeof shift>[]) {
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session')
      return Response.json({ user: { ref_id: 'ana', first: 'Ana', last: 'Lee' }, tournaments: [] });
    if (url.startsWith('/api/getHeldApplications/')) return Response.json([]);
    if (!url.startsWith('/api/removeRefTime/')) return Response.json(shifts);
    shifts.splice(
      shifts.findIndex(({ shift_id }) => url.endsWith(shift_id)),
      1,
    );
    return Response.json({ message: 'removed' });
  };
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        {page}
      </KitRoot>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it.each([
  [
    'a tournament',
    <AssignmentManager key="one" tid="t1" tournament="Dallas Open" empty="None of yours" />,
    'None of yours',
  ],
  ['all tournaments', <SchedulePage key="all" />, /find any shifts/],
])('keeps the place of who removes their only shift of %s', async (_, page, none) => {
  const user = draw(page, shift('s1', 5));
  const [button] = await screen.findAllByRole('button', { name: /^Remove s1/ });
  await user.click(button as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const left = await screen.findByText(none);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(left)).toBe(true);
});
