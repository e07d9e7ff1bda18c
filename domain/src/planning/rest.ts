import { z } from 'zod';
import { anyText, flag, id } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { categoryName } from './contract/categories.ts';
import { itemChange, newBudgetItem, newTodoItem } from './contract/fields.ts';
import { planItem, todoCategory } from './contract/rows.ts';
import { WHENS } from './due.ts';
import { BUDGET_KINDS } from './model.ts';

const inTournament = { id: z.string(), tid: z.string() };
const found = { tid: id.optional(), q: anyText(100).optional() };
const item = planItem.extend({ ...inTournament, people: z.string() });

/** Items with a budget part. */
export const budgetResource = rest({
  name: 'budget',
  area: 'planning',
  policy: 'staff',
  kind: 'budget item',
  row: item.extend({ kind: z.enum(BUDGET_KINDS).nullable() }),
  filter: z.object({ ...found, kind: z.enum(BUDGET_KINDS).optional(), todo: flag.optional() }),
  sort: ['category_id', 'budget_title', 'quantity', 'rate', 'total', 'actual', 'contact', 'due_date'],
  create: newBudgetItem.extend({ tid: id }),
  edit: itemChange,
  removable: true,
});

/** Items with a to-do part. */
export const todosResource = rest({
  name: 'todos',
  area: 'planning',
  policy: 'staff',
  kind: 'to-do item',
  row: item.extend({
    when: z.enum(WHENS),
    /** It is the reader's own. */
    mine: z.boolean(),
  }),
  filter: z.object({
    ...found,
    completed: flag.optional(),
    mine: flag.optional(),
    when: z.enum(WHENS).optional(),
    todoCategory: id.optional(),
  }),
  sort: ['due_date', 'todo_title', 'category', 'people', 'completed', 'total'],
  create: newTodoItem.extend({ tid: id }),
  edit: itemChange.extend({ completed: flag.optional() }),
  removable: true,
});

export const todoCategoriesResource = rest({
  name: 'todocategories',
  area: 'planning',
  policy: 'staff',
  kind: 'to-do category',
  row: todoCategory.extend({ ...inTournament, items: z.int(), open: z.int() }),
  filter: z.object(found),
  sort: ['category', 'items', 'open'],
  create: z.object({ category: categoryName, tid: id }),
  edit: z.object({ category: categoryName.optional() }),
  removable: true,
});
