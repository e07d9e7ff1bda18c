import { z } from 'zod';
import { shapesOf } from '../../kernel/record.ts';
import { itemFields, shownContact } from '../fields.ts';

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
  ...shapesOf(itemFields).row.shape,
  ...shapesOf(shownContact).row.shape,
  /** Rate times quantity, rounded to cents. */
  total: z.number(),
  /** Name of the to-do category; empty without one. */
  category: z.string(),
  completed: z.boolean(),
  /** The notes by their name in the to-do list. */
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
