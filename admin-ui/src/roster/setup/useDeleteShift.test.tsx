// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import * as rows from '../testing/rows.ts';
import { useDeleteShift } from './useDeleteShift.ts';

const shift = { ...rows.shift('s1', 8, 12), count: 2, wait_count: 1 };

function Remove() {
  const remove = useDeleteShift();
  return (
    <button type="button" onClick={() => void remove(shift)}>
      remove
    </button>
  );
}

it('sends why, which the people in it read', async () => {
  const sent: unknown[] = [];
  drawInTournament<object>(<Remove />, (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return method === 'PUT' ? { message: 'deleted' } : [];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'remove' }));
  await userEvent.type(await screen.findByLabelText(/^Reason \(optional/), ' Rain ');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't', people: 3, reason: 'Rain' }]));
});

it('names how many people it said would lose their place', async () => {
  const sent: unknown[] = [];
  drawInTournament<object>(<Remove />, (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return method === 'PUT' ? { message: 'deleted' } : [];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ people: 3 })]));
});
