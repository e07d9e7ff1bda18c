import { expect, test } from 'vitest';
import { afterDeductions, netOf, subTotalsOf, totalOf } from './amounts.ts';
import { type BudgetCategory, QUANTITY_MAX, RATE_MAX } from './model.ts';

test.each([
  [12_340, 3, 370],
  [5_050, 1, 51],
  [49, 1, 0],
  [50, 1, 1],
  [RATE_MAX, 1, 100_000_000],
  [RATE_MAX, QUANTITY_MAX, 9_999_899_999_000],
])('a rate of %d for %d is %d cents', (rate, quantity, cents) => {
  expect(totalOf({ rate, quantity })).toBe(cents);
});

test('each kind feeds its own sum, and the net is what is left', () => {
  const item = (category_id: BudgetCategory, dollars: number, actual: number | null = null) => ({
    category_id,
    rate: dollars * 10_000,
    quantity: 1,
    actual,
  });
  const totals = subTotalsOf([
    item(1, 1000, 90_000),
    item(1, 500),
    item(2, 100, 12_000),
    item(3, 700, 80_000),
    item(4, 300),
  ]);
  expect(totals).toEqual({
    income: { planned: 150_000, actual: 90_000 },
    deduction: { planned: 10_000, actual: 12_000 },
    expense: { planned: 70_000, actual: 80_000 },
    sponsorship: { planned: 30_000, actual: 0 },
  });
  expect([afterDeductions(totals), netOf(totals)]).toEqual([170_000, 100_000]);
  expect(netOf(totals, 'actual')).toBe(-2_000);
});
