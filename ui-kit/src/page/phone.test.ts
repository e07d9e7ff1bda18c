import { describe, expect, test } from 'vitest';
import { phoneShown } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['8015550123', '+1 801-555-0123'],
    ['18015550123', '+1 801-555-0123'],
    ['442079460958', '442079460958'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(phoneShown(digits)).toBe(shown);
  });
});
