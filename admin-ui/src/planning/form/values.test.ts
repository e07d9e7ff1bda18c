import type { PlanItem } from '@courtcrew/domain/planning/contract.ts';
import { describe, expect, it } from 'vitest';
import { itemRules } from './rules.ts';
import { emptyItem, type ItemValues, itemEdit, NEW_CATEGORY, valuesOf } from './values.ts';

const ITEM: PlanItem = {
  pid: 'p1',
  budget: true,
  todo: true,
  category_id: 3,
  budget_title: 'Lunches',
  quantity: 40,
  rate: 12.5,
  total: 500,
  actual: null,
  todo_title: 'Order lunches',
  todoCategory: 'food',
  category: 'Food',
  due_date: '2026-03-01',
  completed: false,
  contact: 'Casa',
  contactPhone: null,
  contactEmail: null,
  itemNotes: '',
  item_notes: '',
  names: [{ ref_id: 'ann', first: 'Ann', last: 'Lee', name: 'Ann Lee' }],
  details: [],
};

describe('what an edited item sends', () => {
  it('is what was changed, with what stood there before', () => {
    const before = valuesOf(ITEM);
    const after = { ...before, quantity: '45', actual: '560.10', contact: 'Rosa', names: ['ben'] };
    expect(itemEdit(before, after, {})).toEqual({
      quantity: '45',
      actual: '560.10',
      contact: 'Rosa',
      seen: { quantity: '40', actual: '', contact: 'Casa' },
      addedNames: ['ben'],
      removedNames: ['ann'],
    });
    // Whose number it is, too.
    expect(itemEdit(before, { ...before, contactPhone: '555' }, {})).toMatchObject({
      contactPhone: '555',
      seen: { contact: 'Casa', contactPhone: '' },
    });
    expect(itemEdit(before, before, {})).toEqual({ seen: {}, addedNames: [], removedNames: [] });
  });
});

describe('what keeps the form from being sent', () => {
  const wrongIn = async (values: Partial<ItemValues>, part: 'budget' | 'todo') => {
    const check = itemRules((word) => word);
    const { errors } = await check({ ...emptyItem(part), ...values }, undefined, {} as never);
    return Object.keys(errors);
  };

  it.each([
    ['budget', {}, ['category_id', 'budget_title']],
    ['budget', { category_id: '3', budget_title: ' ' }, ['budget_title']],
    ['budget', { category_id: '3', budget_title: 'Balls' }, []],
    ['todo', {}, ['todo_title', 'todoCategory']],
    ['todo', { todo_title: 'Order', todoCategory: NEW_CATEGORY }, ['newCategory']],
    ['todo', { todo_title: 'Order', todoCategory: 'food', budget: true }, ['category_id', 'budget_title']],
    ['todo', { todo_title: 'Order', todoCategory: NEW_CATEGORY, newCategory: 'Food' }, []],
  ] as const)('in the %s is missing of %j: %j', async (part, values, fields) => {
    expect(await wrongIn(values, part)).toEqual(fields);
  });
});
