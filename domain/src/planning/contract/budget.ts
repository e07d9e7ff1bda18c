import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { flag, id, message } from '../../contract/fields.ts';
import { itemChange, newBudgetItem } from './fields.ts';
import { planItem, subTotals } from './rows.ts';

/** The budget of a tournament, for its committee: the tournament's admins. */

export const area = 'planning';
export const policy = 'staff';
export const ofTournament = z.object({ tid: id });
export const ofItem = z.object({ pid: id });
export const itemAt = { tid: 'body.tid', row: { kind: 'plan item', id: 'params.pid' } } as const;

export const getBudget = call({
  area,
  policy,
  method: 'GET',
  path: '/api/getBudget/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'Every item with a budget part: income, sponsorship, income expenses, expenses.',
  params: ofTournament,
  answer: z.array(planItem),
});

export const getBudgetSubTotals = call({
  area,
  policy,
  method: 'GET',
  path: '/api/getBudgetSubTotals/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'The sums of the budget in dollars, as planned and as they came to.',
  params: ofTournament,
  answer: subTotals,
});

export const addBudgetItem = call({
  area,
  policy,
  method: 'POST',
  path: '/api/addBudgetItem/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'Adds an item to the budget, with `todo` to the to-do list as well.',
  params: ofTournament,
  body: newBudgetItem,
  answer: message.extend({ pid: z.string() }),
});

export const editBudgetItem = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/editBudgetItem/{pid}',
  scope: itemAt,
  summary: 'Changes the fields that are sent; 409 where one is no longer what `seen` says.',
  params: ofItem,
  body: itemChange.extend({ tid: id.optional() }),
  answer: message,
});

export const deleteBudgetItem = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/deleteBudgetItem/{pid}',
  scope: itemAt,
  summary:
    'Deletes the budget part, with `deleteTodo` the to-do part, with `both` both; the last part takes the row along.',
  params: ofItem,
  body: z.object({ deleteTodo: flag.optional(), both: flag.optional(), tid: id.optional() }).nullish(),
  answer: message,
});
