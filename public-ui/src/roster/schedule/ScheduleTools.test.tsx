// @vitest-environment happy-dom

import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ScheduleTools } from './ScheduleTools.tsx';

const ROW = {
  ...{ tid: 't1', tournament: 'Dallas Open', location: '', time_zone: 'US/Central', shift_id: 's1' },
  ...{ name: 'Morning', category: 'Referee', kind: 'official', status: 'Confirmed' },
  ...{ start: '2030-03-05T14:00:00.000Z', end: '2030-03-05T18:00:00.000Z' },
} as unknown as ScheduleRow;

/** A schedule of one shift, which is read again a moment after it was given up. */
function Schedule({ given }: { given: Promise<void> }) {
  const [rows, setRows] = useState<readonly ScheduleRow[]>([ROW]);
  useEffect(() => void given.then(() => setRows([])), [given]);
  return <ScheduleTools tid="t1" tournament="Dallas Open" rows={[ROW]} ahead={rows} />;
}

it('keeps the place of who has withdrawn, though the button they came by is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const client = createClient({
    fetch: async (url) => {
      if (url === '/auth/session') return Response.json({ user: null, tournaments: [] });
      setTimeout(resolve, 50);
      return Response.json({ message: 'email sent' });
    },
  });
  render(
    <MemoryRouter>
      <KitRoot app="public" client={client}>
        <Schedule given={promise} />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Withdraw from shifts' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const link = await screen.findByRole('link', { name: 'View Procedures' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw from shifts' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link.parentElement));
});
