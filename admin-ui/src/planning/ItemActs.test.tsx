// @vitest-environment happy-dom

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { AboveList } from '../kit/rest/list/AboveList.tsx';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { ItemActs } from './ItemActs.tsx';
import type { BudgetItem } from './item.ts';

const item = {
  ...{
    pid: 'p1',
    tid: 't1',
    budget: true,
    todo: false,
    category_id: 3,
    budget_title: 'Lunches',
    quantity: 1,
  },
  ...{ rate: 1, actual: null, todo_title: '', todoCategory: null, due_date: null, names: [], itemNotes: '' },
} as unknown as BudgetItem;

function List({ listed }: { readonly listed: (leave: () => void) => void }) {
  const [rows, setRows] = useState([item]);
  useEffect(() => listed(() => setRows([])), [listed]);
  return (
    <AboveList>
      {rows.map((row) => (
        <ItemActs key={row.pid} part="budget" item={row} />
      ))}
    </AboveList>
  );
}

it('keeps the form of an item whose row leaves the list, with what was typed in it', async () => {
  let leave: () => void = () => undefined;
  const listed = (leaving: () => void) => {
    leave = leaving;
  };
  drawInTournament(<List listed={listed} />, () => []);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Lunches' }));
  await userEvent.type(await screen.findByLabelText('Notes'), 'No nuts');
  await act(async () => leave());
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('No nuts');
});
