// @vitest-environment happy-dom

import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { getProgress, resendLetter, stopLetter } from '@courtcrew/domain/messaging/contract.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SentPane } from './SentPane.tsx';

vi.mock('../../kit/desk/desk.ts', () => ({ useDesk: () => ({ tid: 't' }) }));

/** The pane of a letter in two parts, and what it asks for beside how far they are. */
function shown(states: object, errors: object[] = []) {
  const asked: [path: string, body: unknown][] = [];
  const fetch: Fetch = async (path, { body }) => {
    const isLook = path.endsWith(getProgress.path);
    if (!isLook) asked.push([path, JSON.parse(body ?? '')]);
    return new Response(JSON.stringify(isLook ? { states, errors } : { message: 'sent' }), {
      headers: { 'Content-Type': 'application/json' },
    });
  };
  render(
    <DataRoot client={createClient({ fetch })}>
      <SentPane sent={{ letters: ['one', 'two'], queued: 9, left: [] }} />
    </DataRoot>,
  );
  return { asked, user: userEvent.setup() };
}

const both = (path: string) => ['one', 'two'].map((letter_id) => [path, { tid: 't', letter_id }]);

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
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
});

it('sends again what failed, bounced or was stopped of each part', async () => {
  const { asked, user } = shown({ delivered: 3, failed: 1, bounced: 2, stopped: 3 });
  await user.click(await screen.findByRole('button', { name: 'Send again (6)' }));
  await waitFor(() => expect(asked).toEqual(both(resendLetter.path)));
  expect(screen.queryByRole('button', { name: 'Stop what has not left' })).toBeNull();
});
