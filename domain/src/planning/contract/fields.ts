import { z } from 'zod';
import { id, requiredText } from '../../contract/fields.ts';
import { shapesOf } from '../../kernel/record.ts';
import { choice } from '../../kernel/recordFields.ts';
import { itemFields, planFields } from '../fields.ts';
import { KIND_IDS, TITLE_MAX, TITLE_REQUIRED, TYPE_REQUIRED } from '../model.ts';

/** What forms send about an item. */

const names = z.array(id).max(100, 'are too many');
const title = requiredText(TITLE_MAX, TITLE_REQUIRED);
/** The name of `due_date` in the documented calls. */
const dueDate = itemFields.due_date.input.optional();

const { changed, seen } = shapesOf(planFields);
/** Every field of an item, none of them required. */
const anyField = changed.extend({ dueDate, addedNames: names.optional() });

export const newBudgetItem = anyField
  .omit({ budget: true })
  .extend({ category_id: choice(KIND_IDS, TYPE_REQUIRED).input, budget_title: title });

export const newTodoItem = anyField.omit({ todo: true }).extend({ todo_title: title, todoCategory: id });

/** Only what is to change. */
export const itemChange = anyField.extend({
  removedNames: names.optional(),
  seen: seen.optional(),
  /** What `seen` says, as callers sent it before. */
  was: seen.extend({ dueDate }).optional(),
});

export type ItemBody = z.output<typeof itemChange>;
