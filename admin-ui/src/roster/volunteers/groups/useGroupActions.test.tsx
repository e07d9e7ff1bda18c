// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../../shell/testing/inTournament.tsx';
import { useGroupActions } from './useGroupActions.ts';

const red = { vgid: 'red', group_name: 'Red', color: '', signup: [] };

function Erase() {
  const actions = useGroupActions();
  return (
    <button type="button" onClick={() => void actions.erase(red)}>
      erase
    </button>
  );
}

function Assign() {
  const actions = useGroupActions();
  const ana = { ref_id: 'ana', name: 'Ana', vgid: null };
  return (
    <button type="button" onClick={() => void actions.assign(ana, red)}>
      assign
    </button>
  );
}

it('names the group it saw somebody in, so that Undo moves nobody whom another desk has moved since', async () => {
  const sent: unknown[] = [];
  drawInTournament<object>(<Assign />, (_, body, { method }) => {
    if (method === 'PUT') sent.push(body);
    return method === 'PUT' ? { message: 'saved' } : [];
  });
  await userEvent.click(await screen.findByRole('button', { name: 'assign' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { ref_id: 'ana', vgid: 'red', from: null },
      { ref_id: 'ana', from: 'red' },
    ]),
  );
  expect(await screen.findByText('Taken back')).toBeTruthy();
});

it('offers no Undo where another desk had put them there already', async () => {
  drawInTournament<object>(<Assign />, (_, __, { method }) =>
    method === 'PUT' ? { message: 'saved', changed: false } : [],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'assign' }));
  expect(await screen.findByText(/^Ana/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('names how many were in the group that it asked about, so that it deletes none that has more by now', async () => {
  const sent: unknown[] = [];
  drawInTournament(<Erase />, (url, body) => {
    if (url.includes('deleteVolunteerGroup')) sent.push(body);
    return { message: 'deleted' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'erase' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toEqual([{ vgid: 'red', people: 0 }]));
});
