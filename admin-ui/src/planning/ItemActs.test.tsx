// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../shell/testing/inList.tsx';
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

it('keeps the form of an item whose row leaves the list, with what was typed in it', async () => {
  const row = <ItemActs part="budget" item={item} />;
  expect(await typedWhenRowLeft(row, 'Edit: Lunches', /^Notes/)).toBe('7');
});
