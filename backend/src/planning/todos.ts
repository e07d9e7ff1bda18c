import * as calls from '@courtcrew/domain/planning/contract.ts';
import { todoCategories, todoItems } from '@courtcrew/projections/planning/index.ts';
import { adminsOf, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { found, type Route, removal, route } from '../kernel/http/route.ts';
import { planning } from './aggregate.ts';
import { addedItem, editItem, save } from './budget.ts';

export const todoRoutes: readonly Route[] = [
  route(calls.getToDoList, ({ tid }, use) => todoItems().all(use.db, { tid })),
  route(calls.getToDoCategories, ({ tid }, use) => todoCategories.all(use.db, { tid })),
  route(calls.getCommitteeNames, async ({ tid }, use) =>
    (await adminsOf(use.db, tid)).map(({ ref_id, first, last, name }) => ({ ref_id, first, last, name })),
  ),

  route(calls.addTodoItem, ({ tid, body }, use) => addedItem(use, tid, body, { todo: true })),
  route(calls.editTodoItem, ({ tid, params: { pid }, body }, use) => editItem(use, tid, pid, body)),
  route(calls.markItemFinished, ({ tid, params: { pid }, body }, use) =>
    save(use, tid, { type: 'FinishItem', pid, completed: body?.completed }),
  ),
  route(calls.remindOfItem, async ({ tid, params: { pid } }, use) => {
    const committee = (await adminsOf(use.db, tid)).map(({ ref_id }) => ref_id);
    return save(use, tid, { type: 'RemindOfItem', pid, committee }, 'email sent');
  }),

  route(calls.addCategory, async ({ tid, body: { category } }, use) => {
    found(await tournamentById(use.db, tid), 'Tournament');
    const { events } = await use.execute(planning, tid, { type: 'AddTodoCategory', category });
    const [cid = ''] = events.flatMap(({ data }) => ('cid' in data ? [data.cid] : []));
    return { message: 'added', cid };
  }),
  route(calls.editCategory, ({ tid, params: { cid }, body: { category, was, seen } }, use) =>
    save(use, tid, { type: 'RenameTodoCategory', cid, category, seen: { category: was, ...seen } }),
  ),
  removal(calls.deleteCategory, ({ tid, params: { cid } }, use) =>
    save(use, tid, { type: 'DeleteTodoCategory', cid }, 'deleted'),
  ),

  route(calls.addDetail, async ({ tid, body: { pid, title, note = '' } }, use) => {
    const { events } = await use.execute(planning, tid, { type: 'AddDetail', pid, title, note });
    const [pdid = ''] = events.flatMap(({ data }) => ('pdid' in data ? [data.pdid] : []));
    return { message: 'added', pdid };
  }),
  route(calls.editDetail, ({ tid, body: { pdid, was, seen = was ?? {}, ...changes } }, use) =>
    save(use, tid, { type: 'EditDetail', pdid, changes, seen }),
  ),
  route(calls.markItemDetailFinished, ({ tid, body }, use) =>
    save(use, tid, { type: 'FinishDetail', ...body }),
  ),
  removal(calls.deleteDetail, ({ tid, params: { pdid } }, use) =>
    save(use, tid, { type: 'RemoveDetail', pdid }, 'deleted'),
  ),
];
