import { sumOf } from '../kernel/money.ts';
import type { BudgetFields } from './fields.ts';
import { BUDGET_CATEGORIES, BUDGET_KINDS, type BudgetKind, RATE_SCALE } from './model.ts';

const RATE_OF_CENT = RATE_SCALE / 100;

/** The item's total in cents, rounded once. */
export const totalOf = ({ rate, quantity }: Pick<BudgetFields, 'rate' | 'quantity'>): number =>
  Math.round((rate * quantity) / RATE_OF_CENT);

type Counted = Pick<BudgetFields, 'category_id' | 'rate' | 'quantity' | 'actual'>;

export interface Sum {
  /** Cents. */
  readonly planned: number;
  /** Cents of those items whose actual amount is known. */
  readonly actual: number;
}

export type SubTotals = Readonly<Record<BudgetKind, Sum>>;

/** The sums of a budget by kind: always those of its items. */
export function subTotalsOf(items: readonly Counted[]): SubTotals {
  const sum = (kind: BudgetKind): Sum => {
    const own = items.filter(({ category_id }) => category_id === BUDGET_CATEGORIES[kind]);
    return { planned: sumOf(own.map(totalOf)), actual: sumOf(own.map(({ actual }) => actual ?? 0)) };
  };
  return Object.fromEntries(BUDGET_KINDS.map((kind) => [kind, sum(kind)])) as SubTotals;
}

/** Income and sponsorship without what is taken off the income, in cents. */
export const afterDeductions = (
  { income, sponsorship, deduction }: SubTotals,
  which: keyof Sum = 'planned',
): number => income[which] + sponsorship[which] - deduction[which];

/** What is left when the expenses are paid, in cents; negative for a loss. */
export const netOf = (totals: SubTotals, which: keyof Sum = 'planned'): number =>
  afterDeductions(totals, which) - totals.expense[which];
