import {
  amount,
  count,
  inColumn,
  initialOf,
  optionalAmount,
  optionalChoice,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalLine,
  optionalLines,
  optionalPhone,
  orNull,
  type ValuesOf,
  yesOrNo,
} from '../kernel/recordFields.ts';
import {
  CATEGORY_REQUIRED,
  KIND_IDS,
  NOTES_MAX,
  QUANTITY_MAX,
  RATE_MAX,
  RATE_SCALE,
  TITLE_MAX,
  TYPE_REQUIRED,
} from './model.ts';

/** The fields of an item: its parts in budget and to-do list, and whom to ask about it, such as a caterer. */

const budgetFields = {
  category_id: optionalChoice(KIND_IDS, TYPE_REQUIRED),
  budget_title: optionalLine(TITLE_MAX),
  quantity: count(QUANTITY_MAX, 1),
  /** For one; prices per piece may be finer than a cent. */
  rate: amount(RATE_SCALE, RATE_MAX / RATE_SCALE),
  /** What it came to; null while nobody knows. */
  actual: optionalAmount(),
};

const todoFields = {
  todo_title: optionalLine(TITLE_MAX),
  /** Id of the to-do category. */
  todoCategory: inColumn('todo_category', optionalId(CATEGORY_REQUIRED)),
  /** At the venue. */
  due_date: optionalDay(),
};

/** The flags say which parts an item has; the fields of a part it has not are as in a new item. */
export const itemFields = {
  ...budgetFields,
  ...todoFields,
  budget: yesOrNo(false),
  todo: yesOrNo(false),
  itemNotes: inColumn('notes', optionalLines(NOTES_MAX)),
};

export const contactFields = {
  contact: optionalLine(200),
  contactPhone: inColumn('contact_phone', optionalPhone()),
  contactEmail: inColumn('contact_email', optionalEmail(100)),
};

/** As rows have them: null where an item has no contact. */
export const shownContact = orNull(contactFields);

export const planFields = { ...itemFields, ...contactFields };

export type BudgetFields = ValuesOf<typeof budgetFields>;
export type ItemFields = ValuesOf<typeof itemFields>;
export type ItemContact = ValuesOf<typeof contactFields>;
export type PlanFields = ValuesOf<typeof planFields>;

export const NO_BUDGET = initialOf(budgetFields);
export const NO_TODO = initialOf(todoFields);
export const NEW_ITEM = initialOf(itemFields);
export const NO_CONTACT = initialOf(contactFields);
