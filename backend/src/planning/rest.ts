import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import * as calls from '@courtcrew/domain/planning/contract.ts';
import {
  budgetResource,
  kindOf,
  todoCategoriesResource,
  todosResource,
  whenDue,
} from '@courtcrew/domain/planning/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { tableResource } from '../kernel/http/rest/table.ts';
import { found } from '../kernel/http/route.ts';

const listed = (row: calls.PlanItem) => ({
  ...row,
  key: row.pid,
  people: row.names.map(({ name }) => name).join(', '),
});

const budget = tableResource({
  spec: budgetResource,
  searched: ['budget_title', 'contact', 'itemNotes'],
  rows: async (tid, { ask }) =>
    (await ask(calls.getBudget, { params: { tid } })).map((row) => ({
      ...listed(row),
      kind: kindOf(row.category_id),
    })),
  create: async ({ tid, ...body }, { ask }) =>
    (await ask(calls.addBudgetItem, { params: { tid }, body })).pid,
  async update({ pid }, body, { ask }) {
    await ask(calls.editBudgetItem, { params: { pid }, body });
  },
  async remove({ pid }, { ask }) {
    await ask(calls.deleteBudgetItem, { params: { pid } });
  },
});

const todos = tableResource({
  spec: todosResource,
  searched: ['todo_title', 'category', 'people', 'itemNotes'],
  async rows(tid, { ask, use }) {
    const [rows, tournament] = await Promise.all([
      ask(calls.getToDoList, { params: { tid } }),
      tournamentById(use.db, tid),
    ]);
    const today = dateIn(use.now(), found(tournament, 'Tournament').time_zone);
    const reader = use.http.session?.ref_id;
    return rows.map((row) => ({
      ...listed(row),
      when: whenDue(row.due_date, today),
      mine: row.names.some(({ ref_id }) => ref_id === reader),
    }));
  },
  create: async ({ tid, ...body }, { ask }) => (await ask(calls.addTodoItem, { params: { tid }, body })).pid,
  async update({ pid }, { completed, ...body }, { ask }) {
    if (completed !== undefined) await ask(calls.markItemFinished, { params: { pid }, body: { completed } });
    if (Object.values(body).some((value) => value !== undefined))
      await ask(calls.editTodoItem, { params: { pid }, body });
  },
  async remove({ pid }, { ask }) {
    await ask(calls.deleteBudgetItem, { params: { pid }, body: { deleteTodo: true } });
  },
});

const categories = tableResource({
  spec: todoCategoriesResource,
  searched: ['category'],
  async rows(tid, { ask }) {
    const [rows, items] = await Promise.all([
      ask(calls.getToDoCategories, { params: { tid } }),
      ask(calls.getToDoList, { params: { tid } }),
    ]);
    return rows.map((row) => {
      const own = items.filter(({ todoCategory }) => todoCategory === row.cid);
      return {
        ...row,
        key: row.cid,
        items: own.length,
        open: own.filter(({ completed }) => !completed).length,
      };
    });
  },
  create: async ({ tid, ...body }, { ask }) => (await ask(calls.addCategory, { params: { tid }, body })).cid,
  async update({ cid, category }, change, { ask }) {
    await ask(calls.editCategory, { params: { cid }, body: { category, ...change } });
  },
  async remove({ cid }, { ask }) {
    await ask(calls.deleteCategory, { params: { cid } });
  },
});

export const planningResources: readonly RestResource[] = [budget, todos, categories];
