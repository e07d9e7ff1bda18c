import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { flag, id, inTournament, message } from '../../contract/fields.ts';
import { itemAt, ofItem, policy } from './budget.ts';
import { itemChange, newTodoItem } from './fields.ts';
import { committeeName, planItem } from './rows.ts';

/** The to-do list of a tournament and who does what. */

const { get, post, put } = callsOf('planning');

export const getToDoList = get('/api/getToDoList/{tid}', {
  policy,
  ...inTournament,
  summary: 'Every item with a to-do part, those due first on top, with names and details.',
  answer: z.array(planItem),
});

export const getCommitteeNames = get('/api/getCommitteeNames/{tid}', {
  policy,
  ...inTournament,
  summary: "Who can be given a to-do item: the tournament's admins.",
  answer: z.array(committeeName),
});

export const addTodoItem = post('/api/addTodoItem/{tid}', {
  policy,
  ...inTournament,
  summary: 'Adds a to-do item, with `budget` and a `category_id` to the budget as well.',
  body: newTodoItem,
  answer: message.extend({ pid: z.string() }),
});

export const editTodoItem = put('/api/editTodoItem/{pid}', {
  policy,
  scope: itemAt,
  summary: 'Changes the fields that are sent, and who does it by `addedNames` and `removedNames` (ref_ids).',
  params: ofItem,
  body: itemChange.extend({ tid: id.optional() }),
  answer: message,
});

export const markItemFinished = put('/api/markItemFinished/{pid}', {
  policy,
  scope: itemAt,
  summary: 'Finishes a to-do item or opens it again; with `completed`, whatever it was before.',
  params: ofItem,
  body: z.object({ completed: flag.optional(), tid: id.optional() }).nullish(),
  answer: message,
});

export const remindOfItem = post('/api/remindOfItem/{pid}', {
  policy,
  scope: itemAt,
  summary: 'Writes a letter to everybody who does an open to-do item.',
  params: ofItem,
  body: z.object({ tid: id.optional() }).nullish(),
  answer: message,
});
