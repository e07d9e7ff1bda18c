/** What a plan is made of: items with a budget part, a to-do part or both, categories of to-do items, details. */

/** What an item of the budget is, by the ids the calls carry. */
export const BUDGET_CATEGORIES = { income: 1, deduction: 2, expense: 3, sponsorship: 4 } as const;
export type BudgetKind = keyof typeof BUDGET_CATEGORIES;
export type BudgetCategory = (typeof BUDGET_CATEGORIES)[BudgetKind];
export const KIND_IDS = [1, 2, 3, 4] as const satisfies readonly BudgetCategory[];
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

/** A step of a to-do item. */
export interface Detail {
  readonly title: string;
  readonly note: string;
  readonly completed: boolean;
}
