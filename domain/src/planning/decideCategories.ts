import { notFound, type Refusal } from '../kernel/refusal.ts';
import { refuseStale } from '../kernel/seen.ts';
import type { Decide } from './commands.ts';
import { CATEGORY_REQUIRED, ITEMS_MAX } from './model.ts';
import * as refusals from './refusals.ts';
import type { PlanState } from './state.ts';

const UNKNOWN = notFound('Category');

const plain = (name: string): string => name.trim().toLowerCase();

/** The category called so, in upper or lower case. */
export const categoryCalled = ({ categories }: PlanState, name: string): string | undefined =>
  categories.findKey((category) => plain(category) === plain(name));

function faultOfName(state: PlanState, name: string, own?: string): Refusal | undefined {
  if (name === '') return refusals.invalid('category', CATEGORY_REQUIRED);
  const holder = categoryCalled(state, name);
  return holder === undefined || holder === own ? undefined : refusals.duplicateCategory();
}

export const addCategory: Decide<'AddTodoCategory'> = (state, { category }, { newId }) => {
  if (state.categories.size >= ITEMS_MAX) return refusals.full('categories');
  return faultOfName(state, category) ?? [{ type: 'TodoCategoryAdded', data: { cid: newId(), category } }];
};

export const renameCategory: Decide<'RenameTodoCategory'> = (state, { cid, category, seen }) => {
  const before = state.categories.get(cid);
  if (before === undefined) return UNKNOWN;
  const fault = refuseStale({ category: before }, { category }, seen) ?? faultOfName(state, category, cid);
  if (fault) return fault;
  return category === before ? [] : [{ type: 'TodoCategoryRenamed', data: { cid, category } }];
};

export const deleteCategory: Decide<'DeleteTodoCategory'> = (state, { cid }) => {
  if (!state.categories.has(cid)) return UNKNOWN;
  if (state.items.some(({ fields }) => fields.todoCategory === cid)) return refusals.categoryInUse();
  return [{ type: 'TodoCategoryDeleted', data: { cid } }];
};
