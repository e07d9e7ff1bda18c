import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { flag, id, inTournament, message } from '../../contract/fields.ts';
import { itemChange, newBudgetItem } from './fields.ts';
import { planItem, subTotals } from './rows.ts';

/** The budget of a tournament, for its committee: the tournament's admins. */

const { get, post, put } = callsOf('planning');

export const policy = 'staff';
export const ofItem = z.object({ pid: id });
export const itemAt = { tid: 'body.tid', row: { kind: 'plan item', id: 'params.pid' } } as const;

export const getBudget = get('/api/getBudget/{tid}', {
  policy,
  ...inTournament,
  summary: 'Every item with a budget part: income, sponsorship, income expenses, expenses.',
  answer: z.array(planItem),
});

export const getBudgetSubTotals = get('/api/getBudgetSubTotals/{tid}', {
  policy,
  ...inTournament,
  summary: 'The sums of the budget in dollars, as planned and as they came to.',
  answer: subTotals,
});

export const addBudgetItem = post('/api/addBudgetItem/{tid}', {
  policy,
  ...inTournament,
  summary: 'Adds an item to the budget, with `todo` to the to-do list as well.',
  body: newBudgetItem,
  answer: message.extend({ pid: z.string() }),
});

export const editBudgetItem = put('/api/editBudgetItem/{pid}', {
  policy,
  scope: itemAt,
  summary: 'Changes the fields that are sent; 409 where one is no longer what `seen` says.',
  params: ofItem,
  body: itemChange.extend({ tid: id.optional() }),
  answer: message,
});

export const deleteBudgetItem = put('/api/deleteBudgetItem/{pid}', {
  policy,
  scope: itemAt,
  summary:
    'Deletes the budget part, with `deleteTodo` the to-do part, with `both` both; the last part takes the row along.',
  params: ofItem,
  body: z.object({ deleteTodo: flag.optional(), both: flag.optional(), tid: id.optional() }).nullish(),
  answer: message,
});
