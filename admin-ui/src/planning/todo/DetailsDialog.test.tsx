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
  const was = { title: 'Ask', note: 'Three of them' };
  const details = [{ pdid: 'd1', ...was, completed: false }];
  const item = { pid: 'p1', tid: 't1', todo_title: 'Order', details } as unknown as TodoItem;
  drawInTournament(<DetailsDialog item={item} onClose={() => undefined} />, (url, body) => {
    if (url.includes('getToDoList')) return [];
    sent.push(body);
    return { message: 'saved' };
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ask' }));
  await user.type(screen.getByDisplayValue('Ask'), ' four');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ pdid: 'd1', title: 'Ask four', was }]));
});

it('shows the detail that was just added, whatever the row said when it was opened', async () => {
  const item = { pid: 'p1', tid: 't1', todo_title: 'Order', details: [] } as unknown as TodoItem;
  const details = [{ pdid: 'd1', title: 'Ask', note: '', completed: false }];
  drawInTournament(<DetailsDialog item={item} onClose={() => undefined} />, () => [{ pid: 'p1', details }]);
  expect(await screen.findByText('Ask')).toBeTruthy();
});
