// @vitest-environment happy-dom

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import type { TodoItem } from '../item.ts';
import { DetailsDialog } from './DetailsDialog.tsx';

it('sends of a detail what was changed in its line, and what stood there: somebody else may have changed it meanwhile', async () => {
  const sent: unknown[] = [];
  const user = userEvent.setup();
  const seen = { title: 'Ask', note: 'Three of them' };
  const details = [{ pdid: 'd1', ...seen, completed: false }];
  const item = { pid: 'p1', tid: 't1', todo_title: 'Order', details } as unknown as TodoItem;
  drawInTournament(<DetailsDialog item={item} onClose={() => undefined} />, (url, body) => {
    if (url.includes('getToDoList')) return [];
    sent.push(body);
    return { message: 'saved' };
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ask' }));
  await user.type(screen.getByDisplayValue('Ask'), ' four');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ pdid: 'd1', title: 'Ask four', seen }]));
});

it('shows the detail that was just added, whatever the row said when it was opened', async () => {
  const item = { pid: 'p1', tid: 't1', todo_title: 'Order', details: [] } as unknown as TodoItem;
  const details = [{ pdid: 'd1', title: 'Ask', note: '', completed: false }];
  drawInTournament(<DetailsDialog item={item} onClose={() => undefined} />, () => [{ pid: 'p1', details }]);
  expect(await screen.findByText('Ask')).toBeTruthy();
});

it('keeps the focus in the form of a line, on its button once it is saved, and on the next line once it is gone', async () => {
  const user = userEvent.setup();
  const detailOf = (title: string) => ({ pdid: title, title, note: '', completed: false });
  let details = [detailOf('Ask'), detailOf('Buy')];
  const item = { pid: 'p1', tid: 't1', todo_title: 'Order', details } as unknown as TodoItem;
  drawInTournament<object>(<DetailsDialog item={item} onClose={() => undefined} />, (url) => {
    if (url.includes('deleteDetail')) details = details.slice(1);
    return url.includes('getToDoList') ? [{ pid: 'p1', details }] : { message: 'saved' };
  });
  (await screen.findByRole('button', { name: 'Edit: Ask' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByDisplayValue('Ask')));
  await user.keyboard('{Enter}');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe('Edit: Ask'));
  screen.getByRole('button', { name: 'Delete: Ask' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Ask')).toBeNull());
  await waitFor(() => expect(focused()).toBe('Delete: Buy'));
});
