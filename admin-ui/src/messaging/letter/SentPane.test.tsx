// @vitest-environment happy-dom
import { getProgress, resendLetter, stopLetter } from '@courtcrew/domain/messaging/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { SentPane } from './SentPane.tsx';

/** The pane of a letter in two parts, and what it asks for beside how far they are. */
function shown(states: object, errors: object[] = []) {
  const asked: [path: string, body: unknown][] = [];
  drawInTournament(<SentPane sent={{ letters: ['one', 'two'], queued: 9, left: [] }} />, (path, body) => {
    if (path.endsWith(getProgress.path)) return { states, errors };
    asked.push([path, body]);
    return { message: 'sent', stopped: 3, gone: 2 };
  });
  return { asked, user: userEvent.setup() };
}

const both = (path: string) => ['one', 'two'].map((letter_id) => [path, { tid: 't1', letter_id }]);

it('tells how far a letter is, and what failed and why', async () => {
  shown({ delivered: 4, queued: 3, failed: 2 }, [{ reason: 'no such user', count: 2 }]);
  await screen.findByText('Delivered: 4 · Queued: 3 · Failed: 2');
  screen.getByText('2 × no such user');
  screen.getByText('6 of 9');
});

it('stops what has not left of each part', async () => {
  const { asked, user } = shown({ queued: 9 });
  await user.click(await screen.findByRole('button', { name: 'Stop what has not left' }));
  await waitFor(() => expect(asked).toEqual(both(stopLetter.path)));
  await screen.findByText('4 of 10 had gone; 6 stopped');
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
});

it('sends again what failed, bounced or was stopped of each part', async () => {
  const { asked, user } = shown({ delivered: 3, failed: 1, bounced: 2, stopped: 3 });
  await user.click(await screen.findByRole('button', { name: 'Send again (6)' }));
  await waitFor(() => expect(asked).toEqual(both(resendLetter.path)));
  expect(screen.queryByRole('button', { name: 'Stop what has not left' })).toBeNull();
});
