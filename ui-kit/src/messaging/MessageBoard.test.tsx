// @vitest-environment happy-dom

import type { PostRow } from '@courtcrew/domain/messaging/posts/contract.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KitRoot } from '../app/KitRoot.tsx';
import { createClient, type Fetch } from '../data/client.ts';
import { live } from '../live/pageLive.ts';
import { MessageBoard } from './MessageBoard.tsx';

beforeEach(() => void vi.spyOn(live, 'join').mockReturnValue(() => undefined));
afterEach(() => vi.restoreAllMocks());

const OLD: PostRow = {
  ...{ id: 'p1', name: 'Ana Cruz', ref_id: 'ana', message: 'Need a ride' },
  ...{ post_time: '2026-03-07T15:00:00.000Z', edited: false, edited_by: null },
};

/** Ana's board, whose server answers a post when the test lets it, and deletes none. */
async function board() {
  const sent: string[] = [];
  const edits: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetch: Fetch = async (url, { body }) => {
    if (url === '/auth/session')
      return Response.json({ user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] });
    if (url.endsWith('getMessages')) return Response.json([OLD]);
    if (url.includes('deleteMessage')) return Response.json({ message: 'unknown' }, { status: 404 });
    if (url.includes('editMessage')) edits.push(JSON.parse(String(body)));
    else sent.push(JSON.parse(String(body)).message);
    await promise;
    return Response.json({});
  };
  const texts = { notRegistered: 'not registered', failed: 'failed' };
  const root = (
    <KitRoot app="public" client={createClient({ fetch })}>
      <MessageBoard tid="t1" zone="UTC" category="referee" admin={false} texts={texts} />
    </KitRoot>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: root }])} />);
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: /Write a message/ });
  return { field, sent, edits, answer: resolve, user: userEvent.setup() };
}

it('keeps what is typed while a post is under way, and empties the field otherwise', async () => {
  const { field, sent, answer, user } = await board();
  await user.type(field, 'Rain');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(sent).toEqual(['Rain']));
  await user.clear(field);
  await user.type(field, 'Sun');
  answer();
  await screen.findByText('sent');
  expect(field.value).toBe('Sun');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent).toEqual(['Rain', 'Sun']);
});

it('asks before a message that was typed is left behind, and no more once it is posted', async () => {
  const { field, answer, user } = await board();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await user.type(field, 'Need a ride at 7');
  expect(isAsked()).toBe(true);
  answer();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(isAsked()).toBe(false);
});

it('sends no message of blanks', async () => {
  const { field, sent, user } = await board();
  await user.type(field, '  ');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('A message is required');
  expect(sent).toEqual([]);
});

it('says with an edit what it changes: whoever looks after the board may have changed it meanwhile', async () => {
  const { edits, user } = await board();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edits).toEqual([{ id: 'p1', message: 'Need a ride!', seen: 'Need a ride' }]));
});

it('says when a message could not be deleted', async () => {
  const { user } = await board();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Issue Occurred- please try again');
});
