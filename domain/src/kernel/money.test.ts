import { expect, test } from 'vitest';
import { dollars, moneyText, sumOf } from './money.ts';

test('cents are shown as dollars', () => {
  expect(moneyText(123_450)).toBe('$1,234.50');
  expect(moneyText(0)).toBe('$0.00');
  expect(dollars(1250)).toBe(12.5);
});

test('ten times ten cents are a dollar', () => {
  expect(sumOf(Array.from({ length: 10 }, () => 10))).toBe(100);
});
