/** What a plan is made of: items with a budget part, a to-do part or both, categories of to-do items, details. */

/** What an item of the budget is, by the ids the calls carry. */
export const BUDGET_CATEGORIES = { income: 1, deduction: 2, expense: 3, sponsorship: 4 } as const;
export type BudgetKind = keyof typeof BUDGET_CATEGORIES;
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[BudgetKind];
/** In the order of a budget: what comes in, what is taken off it, what is spent. */
export const BUDGET_KINDS = ['income', 'sponsorship', 'deduction', 'expense'] as const;

/** Bounds under which rate times quantity is still counted exactly. */
export const QUANTITY_MAX = 99_999;
/** Rates are ten-thousandths of a dollar. */
export const RATE_SCALE = 10_000;
export const RATE_MAX = 9_999_999_999;
export const TITLE_MAX = 200;
export const NOTES_MAX = 2000;
export const CATEGORY_MAX = 100;
export const ITEMS_MAX = 1000;
export const DETAILS_MAX = 100;

export const PART_REQUIRED = 'belongs to the budget, the to-do list or both';
export const TYPE_REQUIRED = 'Expense type required';
export const TITLE_REQUIRED = 'Title required';
export const CATEGORY_REQUIRED = 'Category required';

export interface BudgetFields {
  readonly category_id: BudgetCategory | null;
  readonly budget_title: string;
  readonly quantity: number;
  /** For one, in units of `1 / RATE_SCALE` dollars: prices per piece may be finer than a cent. */
  readonly rate: number;
  /** What it came to, in cents; null while nobody knows. */
  readonly actual: number | null;
}

export interface TodoFields {
  readonly todo_title: string;
  /** Id of the to-do category. */
  readonly todoCategory: string | null;
  /** `YYYY-MM-DD` at the venue. */
  readonly due_date: string | null;
}

/** One row of the plan. The flags say which parts it has; the fields of a part it has not are blank. */
export interface ItemFields extends BudgetFields, TodoFields {
  readonly budget: boolean;
  readonly todo: boolean;
  readonly itemNotes: string;
}

export const NO_BUDGET: BudgetFields = {
  category_id: null,
  budget_title: '',
  quantity: 1,
  rate: 0,
  actual: null,
};
export const NO_TODO: TodoFields = { todo_title: '', todoCategory: null, due_date: null };
export const NEW_ITEM: ItemFields = { ...NO_BUDGET, ...NO_TODO, budget: false, todo: false, itemNotes: '' };

/** Whom to ask about an item, such as a caterer. Texts, empty where nothing is known. */
export interface ItemContact {
  readonly contact: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
}

export const NO_CONTACT: ItemContact = { contact: '', contactPhone: '', contactEmail: '' };

/** A step of a to-do item. */
export interface Detail {
  readonly title: string;
  readonly note: string;
  readonly completed: boolean;
}
