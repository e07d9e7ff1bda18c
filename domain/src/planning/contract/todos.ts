import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { flag, id, message } from '../../contract/fields.ts';
import { area, itemAt, ofItem, ofTournament, policy } from './budget.ts';
import { itemChange, newTodoItem } from './fields.ts';
import { committeeName, planItem } from './rows.ts';

/** The to-do list of a tournament and who does what. */

export const getToDoList = call({
  area,
  policy,
  method: 'GET',
  path: '/api/getToDoList/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'Every item with a to-do part, those due first on top, with names and details.',
  params: ofTournament,
  answer: z.array(planItem),
});

export const getCommitteeNames = call({
  area,
  policy,
  method: 'GET',
  path: '/api/getCommitteeNames/{tid}',
  scope: { tid: 'params.tid' },
  summary: "Who can be given a to-do item: the tournament's admins.",
  params: ofTournament,
  answer: z.array(committeeName),
});

export const addTodoItem = call({
  area,
  policy,
  method: 'POST',
  path: '/api/addTodoItem/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'Adds a to-do item, with `budget` and a `category_id` to the budget as well.',
  params: ofTournament,
  body: newTodoItem,
  answer: message.extend({ pid: z.string() }),
});

export const editTodoItem = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/editTodoItem/{pid}',
  scope: itemAt,
  summary: 'Changes the fields that are sent, and who does it by `addedNames` and `removedNames` (ref_ids).',
  params: ofItem,
  body: itemChange.extend({ tid: id.optional() }),
  answer: message,
});

export const markItemFinished = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/markItemFinished/{pid}',
  scope: itemAt,
  summary: 'Finishes a to-do item or opens it again; with `completed`, whatever it was before.',
  params: ofItem,
  body: z.object({ completed: flag.optional(), tid: id.optional() }).nullish(),
  answer: message,
});

export const remindOfItem = call({
  area,
  policy,
  method: 'POST',
  path: '/api/remindOfItem/{pid}',
  scope: itemAt,
  summary: 'Writes a letter to everybody who does an open to-do item.',
  params: ofItem,
  body: z.object({ tid: id.optional() }).nullish(),
  answer: message,
});
