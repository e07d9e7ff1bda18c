import { z } from 'zod';
import { call } from '../../contract/call.ts';
import { anyText, id, message, requiredText } from '../../contract/fields.ts';
import { CATEGORY_MAX, CATEGORY_REQUIRED } from '../model.ts';
import { area, ofTournament, policy } from './budget.ts';
import { todoCategory } from './rows.ts';

/** Categories of to-do items. */

const ofCategory = z.object({ cid: id });
const scope = { tid: 'body.tid', row: { kind: 'plan category', id: 'params.cid' } } as const;
export const categoryName = requiredText(CATEGORY_MAX, CATEGORY_REQUIRED);

export const getToDoCategories = call({
  area,
  policy,
  method: 'GET',
  path: '/api/getToDoCategories/{tid}',
  scope: { tid: 'params.tid' },
  summary: 'The categories of the to-do list, by name.',
  params: ofTournament,
  answer: z.array(todoCategory),
});

export const addCategory = call({
  area,
  policy,
  method: 'POST',
  path: '/api/addCategory/{tid}',
  scope: { tid: 'params.tid' },
  summary: "Adds a category; 409 'Duplicate Category Name Found' for a name that is taken in any case.",
  params: ofTournament,
  body: z.object({ category: categoryName }),
  answer: message.extend({ cid: z.string() }),
});

export const editCategory = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/editCategory/{cid}',
  scope,
  summary: 'Calls a category by another name, which no other has; 409 where `seen` is no longer its name.',
  params: ofCategory,
  body: z.object({
    category: categoryName,
    seen: z.object({ category: anyText(CATEGORY_MAX).optional() }).optional(),
    /** The name in `seen`, as callers sent it before. */
    was: anyText(CATEGORY_MAX).optional(),
    tid: id.optional(),
  }),
  answer: message,
});

export const deleteCategory = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/deleteCategory/{cid}',
  scope,
  summary: 'Deletes a category; 409 while items are in it.',
  params: ofCategory,
  body: z.object({ tid: id.optional() }).nullish(),
  answer: message,
});
