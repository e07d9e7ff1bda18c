import { describe, expect, test } from 'vitest';
import { formatAbroad, phoneShown } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['8015550123', '+1 801-555-0123'],
    ['18015550123', '+1 801-555-0123'],
    ['442079460958', '442079460958'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(phoneShown(digits)).toBe(shown);
  });

  test('of another country is shown as people write it there', async () => {
    const format = await formatAbroad();
    expect(format('+447801076821')).toBe('+44 7801 076821');
  });
});
