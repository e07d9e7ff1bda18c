import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/planning/contract.ts';
import { budgetResource, todoCategoriesResource, todosResource } from '@courtcrew/domain/planning/index.ts';
import { budgetItems, todoCategories, todoItems } from '@courtcrew/projections/planning/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { tournamentResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { found } from '../kernel/http/route.ts';

const budget = tournamentResource({
  spec: budgetResource,
  list: budgetItems,
  key: 'pid',
  create: calls.addBudgetItem,
  update: calls.editBudgetItem,
  remove: calls.deleteBudgetItem,
});

const todos = tournamentResource({
  spec: todosResource,
  async list({ use }, tid) {
    const { time_zone } = found(await tournamentById(use.db, tid), 'Tournament');
    return todoItems(dateIn(use.now(), time_zone), use.http.session?.ref_id);
  },
  key: 'pid',
  create: calls.addTodoItem,
  async update({ pid }, { completed, ...body }, { ask, seen }) {
    if (completed !== undefined) await ask(calls.markItemFinished, { params: { pid }, body: { completed } });
    if (Object.values(body).some((value) => value !== undefined))
      await ask(calls.editTodoItem, { params: { pid }, body: { ...body, seen } });
  },
  async remove({ pid }, { ask }) {
    await ask(calls.deleteBudgetItem, { params: { pid }, body: { deleteTodo: true } });
  },
});

const categories = tournamentResource({
  spec: todoCategoriesResource,
  list: todoCategories,
  key: 'cid',
  create: calls.addCategory,
  async update({ cid, category }, change, { ask, seen }) {
    await ask(calls.editCategory, { params: { cid }, body: { category, ...change, seen } });
  },
  remove: calls.deleteCategory,
});

export const planningResources: readonly RestResource[] = [budget, todos, categories];
