import { expect, test } from 'vitest';
import { centsOf, dollars, moneyText, sumOf } from './money.ts';

test('cents are shown as dollars', () => {
  expect(moneyText(123_450)).toBe('$1,234.50');
  expect(moneyText(0)).toBe('$0.00');
  expect(dollars(1250)).toBe(12.5);
});

test('ten times ten cents are a dollar', () => {
  expect(sumOf(Array.from({ length: 10 }, () => 10))).toBe(100);
});

test('dollars of an answer are the cents they came from', () => {
  for (const cents of [0, 1, 29, 57, 115, 125_050, 999_999_999]) expect(centsOf(dollars(cents))).toBe(cents);
});
