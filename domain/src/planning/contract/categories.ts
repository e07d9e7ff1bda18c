import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, id, inTournament, message, requiredText } from '../../contract/fields.ts';
import { CATEGORY_MAX, CATEGORY_REQUIRED } from '../model.ts';
import { policy } from './budget.ts';
import { todoCategory } from './rows.ts';

/** Categories of to-do items. */

const { get, post, put } = callsOf('planning');

const ofCategory = z.object({ cid: id });
const scope = { tid: 'body.tid', row: { kind: 'plan category', id: 'params.cid' } } as const;
export const categoryName = requiredText(CATEGORY_MAX, CATEGORY_REQUIRED);

export const getToDoCategories = get('/api/getToDoCategories/{tid}', {
  policy,
  ...inTournament,
  summary: 'The categories of the to-do list, by name.',
  answer: z.array(todoCategory),
});

export const addCategory = post('/api/addCategory/{tid}', {
  policy,
  ...inTournament,
  summary: "Adds a category; 409 'Duplicate Category Name Found' for a name that is taken in any case.",
  body: z.object({ category: categoryName }),
  answer: message.extend({ cid: z.string() }),
});

export const editCategory = put('/api/editCategory/{cid}', {
  policy,
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

export const deleteCategory = put('/api/deleteCategory/{cid}', {
  policy,
  scope,
  summary: 'Deletes a category; 409 while items are in it.',
  params: ofCategory,
  body: z.object({ tid: id.optional() }).nullish(),
  answer: message,
});
