// @vitest-environment happy-dom
import type { Fetch } from '@courtcrew/domain/contract/client.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { inStaffApp } from '../shell/testing/inStaffApp.tsx';
import { TournamentProvider } from '../shell/tournament.tsx';
import { MergePage } from './MergePage.tsx';

it('tells tournaments of one name apart, says what cannot be undone, and keeps the focus', async () => {
  const merged: unknown[] = [];
  const fetch: Fetch = async (url, { body }) => {
    if (url === '/auth/session') {
      const tournaments = [{ tid: 'juniors', name: 'Juniors', admin_type: 'master' }];
      return Response.json({ user: { ref_id: 'ada' }, admin: true, tournaments });
    }
    if (url === '/api/mergeToParentTournament/') {
      merged.push(JSON.parse(body ?? '{}').ptid);
      return Response.json({ message: 'saved' });
    }
    const choices = [
      { tid: 'new', name: 'City Open', start: '2027-05-01', end_date: '2027-05-04' },
      { tid: 'old', name: 'City Open', start: '2026-05-02', end_date: '2026-05-05' },
    ];
    return Response.json({ parent_tournament: null, name: null, choices });
  };
  render(
    <TournamentProvider>
      <MergePage />
    </TournamentProvider>,
    { wrapper: inStaffApp(fetch) },
  );
  const user = userEvent.setup();
  const parent = await screen.findByLabelText('Parent tournament');
  await user.selectOptions(parent, 'City Open · May 1 - 4, 2027');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const question = await screen.findByRole('alertdialog', { name: /May 1 - 4, 2027/ });
  within(question).getByText(/cannot be undone/);
  await user.click(within(question).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(merged).toEqual(['new']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(parent);
});
