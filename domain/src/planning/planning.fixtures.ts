import { given } from '../kernel/given.fixtures.ts';
import { planningDecider } from './decide.ts';
import type { PlanningEvent } from './events.ts';
import { type ItemFields, NEW_ITEM } from './fields.ts';

/** Pasts and items that decider tests begin with. */

export const FOOD: PlanningEvent = { type: 'TodoCategoryAdded', data: { cid: 'food', category: 'Food' } };

export const lunch: ItemFields = {
  ...NEW_ITEM,
  budget: true,
  category_id: 3,
  budget_title: 'Lunches',
  quantity: 40,
  rate: 125_000,
};

export const order: ItemFields = {
  ...NEW_ITEM,
  todo: true,
  todo_title: 'Order lunches',
  todoCategory: 'food',
  due_date: '2026-03-01',
};

const { category_id, budget_title, quantity, rate } = lunch;

/** To be ordered and to be paid for. */
export const both: ItemFields = { ...order, budget: true, category_id, budget_title, quantity, rate };

export const item = (fields: ItemFields, pid = 'p1'): PlanningEvent => ({
  type: 'PlanItemAdded',
  data: { pid, fields },
});

export const step: PlanningEvent = {
  type: 'TodoDetailAdded',
  data: { pid: 'p1', pdid: 'd1', title: 'Ask for prices', note: '' },
};

export const assigned = (ref_id: string): PlanningEvent => ({
  type: 'TodoAssigned',
  data: { pid: 'p1', ref_id },
});

export const plan = (...events: PlanningEvent[]) => given(planningDecider, [FOOD, ...events]);
