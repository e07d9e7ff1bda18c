import { z } from 'zod';
import {
  anyText,
  cents,
  count,
  dayWritten,
  emailOrNothing,
  flag,
  id,
  lines,
  requiredText,
  text,
} from '../../contract/fields.ts';
import { phoneIn } from '../../contract/phoneField.ts';
import { dollars } from '../../kernel/money.ts';
import {
  BUDGET_CATEGORIES,
  type BudgetCategory,
  CATEGORY_REQUIRED,
  NOTES_MAX,
  QUANTITY_MAX,
  RATE_MAX,
  RATE_SCALE,
  TITLE_MAX,
  TITLE_REQUIRED,
  TYPE_REQUIRED,
} from '../model.ts';

/** What forms send about an item. */

const KINDS = Object.values(BUDGET_CATEGORIES);

export const budgetCategory = z
  .union([z.literal(KINDS), z.enum(KINDS.map(String))], TYPE_REQUIRED)
  .transform((value) => Number(value) as BudgetCategory);

const nothing = z.union([z.literal(''), z.null()]).transform(() => null);

const AMOUNT = 'must be an amount like 12.50';

/** Rates of the plan are counted finer than cents, as they were once typed; nobody types more than cents. */
const rate = cents
  .transform((value) => dollars(value))
  .refine((value) => value <= RATE_MAX / RATE_SCALE, 'is not a possible amount');
const actual = cents.transform((value) => dollars(value));

/** A day as typed or sent; empty for none. */
const dueDate = z
  .string('must be a date like 03/07/2026')
  .nullable()
  .transform((value, context) => (value === null || value.trim() === '' ? null : dayWritten(value, context)));

const names = z.array(id).max(100, 'are too many');
const title = text(TITLE_MAX);

/** Every field of an item, none of them required. */
const anyField = z
  .object({
    budget: flag,
    todo: flag,
    category_id: z.union([budgetCategory, nothing], TYPE_REQUIRED),
    budget_title: title,
    quantity: count(QUANTITY_MAX),
    rate,
    actual: z.union([nothing, actual], AMOUNT),
    todo_title: title,
    todoCategory: z.union([id, nothing], CATEGORY_REQUIRED),
    dueDate,
    itemNotes: lines(NOTES_MAX),
    contact: text(200),
    contactPhone: phoneIn().transform((phone) => phone ?? ''),
    contactEmail: emailOrNothing(100),
    addedNames: names,
  })
  .partial();

export const newBudgetItem = anyField.omit({ budget: true }).extend({
  category_id: budgetCategory,
  budget_title: requiredText(TITLE_MAX, TITLE_REQUIRED),
});

export const newTodoItem = anyField.omit({ todo: true }).extend({
  todo_title: requiredText(TITLE_MAX, TITLE_REQUIRED),
  todoCategory: id,
});

/** Only what is to change; `was` holds what the editor saw in those fields. */
export const itemChange = anyField.extend({
  removedNames: names.optional(),
  was: anyField
    .omit({ addedNames: true })
    .extend({
      budget_title: anyText(TITLE_MAX).optional(),
      todo_title: anyText(TITLE_MAX).optional(),
      itemNotes: anyText(NOTES_MAX).optional(),
      contact: anyText(200).optional(),
      contactPhone: anyText(40).optional(),
      // Kept since rates were typed finer than cents.
      rate: z.union([z.number(), rate]).optional(),
    })
    .optional(),
});

export type ItemBody = z.output<typeof itemChange>;
