// @vitest-environment happy-dom

import type { PlanItem } from '@courtcrew/domain/planning/contract.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { ItemForm } from './ItemForm.tsx';

const ITEM: PlanItem = {
  ...{ pid: 'p1', budget: true, todo: false, category_id: 3, budget_title: 'Lunches', quantity: 40 },
  ...{ rate: 12.5, total: 500, actual: null, todo_title: '', todoCategory: null, category: '' },
  ...{ due_date: null, completed: false, contact: null, contactPhone: null, contactEmail: null },
  ...{ itemNotes: '', item_notes: '', names: [], details: [] },
};

interface RowProps {
  readonly part: 'budget' | 'todo';
  readonly item: PlanItem;
  readonly listed: (refresh: (item: PlanItem) => void) => void;
}

function Row({ part, item, listed }: RowProps) {
  const [row, setRow] = useState(item);
  useEffect(() => listed(setRow), [listed]);
  return <ItemForm part={part} item={row} onClose={() => undefined} />;
}

/** The form of an item over a list that shows what others do meanwhile. */
function form(part: 'budget' | 'todo', item: PlanItem) {
  const sent: unknown[] = [];
  let list: (item: PlanItem) => void = () => undefined;
  const listed: RowProps['listed'] = (refresh) => {
    list = refresh;
  };
  drawInTournament(<Row part={part} item={item} listed={listed} />, (url, body) => {
    if (url.startsWith('/api/edit')) sent.push(body);
    return url.startsWith('/api/get') ? [] : { message: 'saved' };
  });
  return { sent, refresh: (row: PlanItem) => act(async () => list(row)), user: userEvent.setup() };
}

it('sends what was changed in it, and nothing that somebody else changed while it was open', async () => {
  const { sent, refresh, user } = form('budget', ITEM);
  await user.type(await screen.findByLabelText('Notes'), 'No nuts');
  await refresh({ ...ITEM, rate: 20, total: 800 });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { tid: 't1', itemNotes: 'No nuts', seen: { itemNotes: '' }, addedNames: [], removedNames: [] },
  ]);
});

it('takes a task from somebody who is no longer of the committee', async () => {
  const ben = { ref_id: 'ben', first: 'Ben', last: 'Poe', name: 'Ben Poe' };
  const todo = { budget: false, todo: true, todo_title: 'Order', todoCategory: 'food', names: [ben] };
  const { sent, user } = form('todo', { ...ITEM, ...todo });
  await user.click(await screen.findByRole('checkbox', { name: 'Ben Poe' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't1', seen: {}, addedNames: [], removedNames: ['ben'] }]));
});

it('makes a new category once, also where the item itself is refused at first', async () => {
  const sent: string[] = [];
  const user = userEvent.setup();
  drawInTournament(<ItemForm part="todo" onClose={() => undefined} />, (url) => {
    if (url.startsWith('/api/get')) return [];
    sent.push(url);
    if (url.startsWith('/api/addCategory')) return { message: 'added', cid: 'c1' };
    const isFirst = sent.filter((each) => each === url).length === 1;
    return isFirst
      ? Response.json({ message: 'No', code: 'full' }, { status: 409 })
      : { message: 'added', pid: 'p1' };
  });
  await user.type(await screen.findByLabelText(/^To-do/), 'Order');
  await user.selectOptions(screen.getByLabelText(/^Category/), '+');
  await user.type(await screen.findByLabelText(/^New category/), 'Food');
  await user.click(screen.getByRole('button', { name: 'Add to-do item' }));
  await screen.findByText('No');
  await user.click(screen.getByRole('button', { name: 'Add to-do item' }));
  const item = '/api/addTodoItem/t1';
  await waitFor(() => expect(sent).toEqual(['/api/addCategory/t1', item, item]));
});

it('begins with the first field of a new item, which is typed at once', async () => {
  drawInTournament(<ItemForm part="todo" onClose={() => undefined} />, () => []);
  const title = await screen.findByLabelText(/^To-do/);
  expect(document.activeElement).toBe(title);
});
