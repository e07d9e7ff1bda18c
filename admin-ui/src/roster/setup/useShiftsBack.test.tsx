// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import * as rows from '../testing/rows.ts';
import { MassActions } from './MassActions.tsx';
import { useMassEdit } from './useMassEdit.ts';

const SHIFTS = [rows.shift('s1', 8, 12), rows.shift('s2', 12, 16)];

const Mass = () => <MassActions shifts={SHIFTS} work={useMassEdit()} onDone={() => undefined} />;

/** Renames both shifts; answers what was sent. */
async function renamed(back: () => object) {
  const sent: [string, object][] = [];
  drawInTournament<object>(<Mass />, (url, body) => {
    sent.push([url, body]);
    return url.startsWith('/api/changeShifts') ? back() : { message: 'saved' };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Title' }));
  await userEvent.type(await screen.findByRole('textbox'), 'Shift s1');
  await userEvent.click(screen.getByRole('button', { name: /^Change 2/ }));
  return sent;
}

it('takes a mass edit back by one call, of the shifts that it changed, from where it left them', async () => {
  const sent = await renamed(() => ({ message: 'saved' }));
  await screen.findByText('1 shift changed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('1 shift is as before');
  expect(sent.at(-1)).toEqual([
    '/api/changeShifts/t1',
    { edits: [{ sid: 's2', version: 2, name: 'Shift s2' }] },
  ]);
});

it('says why nothing was taken back', async () => {
  await renamed(() => Response.json({ message: 'This shift was changed meanwhile.' }, { status: 409 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => screen.getByText('This shift was changed meanwhile.'));
});
