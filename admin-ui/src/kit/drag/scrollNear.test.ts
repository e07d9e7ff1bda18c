import { expect, it } from 'vitest';
import { scrollBy } from './scrollNear.ts';

it('scrolls a list only near its ends, faster the nearer', () => {
  expect(scrollBy(300, 100, 500)).toBe(0);
  expect(scrollBy(101, 100, 500)).toBeLessThan(scrollBy(120, 100, 500));
  expect(scrollBy(499, 100, 500)).toBeGreaterThan(scrollBy(480, 100, 500));
  expect(scrollBy(480, 100, 500)).toBeGreaterThan(0);
});
