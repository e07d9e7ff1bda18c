import { expect, it } from 'vitest';
import { amountShape } from './amountShape.ts';

it('takes a comma for the point and makes no other amount of what is none', () => {
  expect(amountShape('10,50')).toBe('10.50');
  expect(amountShape('$ 12.5')).toBe('12.5');
  for (const none of ['1,000.00', '-5', '12.5.5']) expect(Number(amountShape(none))).not.toBeGreaterThan(0);
});
