// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { MergePage } from './MergePage.tsx';

it('tells tournaments of one name apart, says what cannot be undone, and keeps the focus', async () => {
  const merged: unknown[] = [];
  const answer = (url: string, { ptid }: { ptid?: string }) => {
    if (url === '/api/mergeToParentTournament/') {
      merged.push(ptid);
      return { message: 'saved' };
    }
    const choices = [
      { tid: 'new', name: 'City Open', start: '2027-05-01', end_date: '2027-05-04' },
      { tid: 'old', name: 'City Open', start: '2026-05-02', end_date: '2026-05-05' },
    ];
    return { parent_tournament: null, name: null, choices };
  };
  drawInTournament(<MergePage />, answer, { tournament: { admin_type: 'master' } });
  const user = userEvent.setup();
  const parent = await screen.findByLabelText(/^Parent tournament/);
  await user.selectOptions(parent, 'City Open · May 1 - 4, 2027');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const question = await screen.findByRole('alertdialog', { name: /May 1 - 4, 2027/ });
  within(question).getByText(/cannot be undone/);
  await user.click(within(question).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(merged).toEqual(['new']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(parent);
});
