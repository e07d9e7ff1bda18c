import { z } from 'zod';

/** Rows of the calls about plans. Days are `YYYY-MM-DD` at the venue; money is dollars. */

/** Somebody of the committee: an admin of the tournament. */
export const committeeName = z.object({
  ref_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
});
export type CommitteeName = z.infer<typeof committeeName>;

export const todoDetail = z.object({
  pdid: z.string(),
  title: z.string(),
  note: z.string(),
  completed: z.boolean(),
});
export type TodoDetail = z.infer<typeof todoDetail>;

/** An item with both its parts; the flags `budget` and `todo` say which it has. */
export const planItem = z.object({
  pid: z.string(),
  budget: z.boolean(),
  todo: z.boolean(),
  /** 1 income, 2 income expense (deduction), 3 expense, 4 sponsorship; null without a budget part. */
  category_id: z.int().nullable(),
  budget_title: z.string(),
  quantity: z.int(),
  /** Dollars for one, with up to four decimals. */
  rate: z.number(),
  /** Rate times quantity, rounded to cents. */
  total: z.number(),
  /** What it came to; null while nobody knows. */
  actual: z.number().nullable(),
  todo_title: z.string(),
  /** Id of the to-do category. */
  todoCategory: z.string().nullable(),
  /** Its name; empty without one. */
  category: z.string(),
  due_date: z.string().nullable(),
  completed: z.boolean(),
  contact: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  itemNotes: z.string(),
  /** The same, by its name in the to-do list. */
  item_notes: z.string(),
  /** Members of the committee who do it. */
  names: z.array(committeeName),
  details: z.array(todoDetail),
});
export type PlanItem = z.infer<typeof planItem>;

export const todoCategory = z.object({ cid: z.string(), category: z.string() });
export type TodoCategory = z.infer<typeof todoCategory>;

export const subTotals = z.object({
  total_income: z.number(),
  total_sponsor: z.number(),
  total_income_deductions: z.number(),
  total_expenses: z.number(),
  /** Income and sponsorship without the deductions. */
  income_after_deductions: z.number(),
  net: z.number(),
  /** The same of the amounts that are known. */
  actual: z.object({
    total_income: z.number(),
    total_sponsor: z.number(),
    total_income_deductions: z.number(),
    total_expenses: z.number(),
    income_after_deductions: z.number(),
    net: z.number(),
    /** What officials were paid by the reconciliation. Not in the sums: an item may hold it already. */
    officials: z.number(),
  }),
});
