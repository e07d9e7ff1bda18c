// @vitest-environment happy-dom

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { StaffTable } from './StaffTable.tsx';

function Live({ listed }: { readonly listed: (queries: QueryClient) => void }) {
  const queries = useQueryClient();
  useEffect(() => listed(queries), [listed, queries]);
  return <StaffTable />;
}

it('asks before it removes somebody whom another desk has given a shift since the dialog was opened', async () => {
  const ben = { ref_id: 'ben', first: 'Ben', last: 'Lee', name: 'Ben Lee', login: true, contact_open: true };
  const person = {
    ...ben,
    credentials: 'Certified',
    email: null,
    phone: null,
    cell_phone: null,
    wait_count: 0,
  };
  const sent: string[] = [];
  let count = 0;
  let queries: QueryClient | undefined;
  const listed = (now: QueryClient) => {
    queries = now;
  };
  drawInTournament(<Live listed={listed} />, (url) => {
    if (!url.startsWith('/api/getRegisteredRefs')) sent.push(url);
    return url.startsWith('/api/getRegisteredRefs') ? [{ ...person, count }] : { message: 'removed' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit or remove Ben Lee' }));
  count = 2;
  await act(async () => queries?.invalidateQueries());
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from tournament' }));
  await screen.findByRole('alertdialog');
  expect(sent).toEqual([]);
});
