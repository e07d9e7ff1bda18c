import { describe, expect, it } from 'vitest';
import { isUsPhone, phoneDigits, phoneOrNull, typedPhone } from './phone.ts';

describe('a US number', () => {
  it('is ten digits, whatever stands between them and whether the country is named', () => {
    for (const typed of ['9195550163', '(919) 555-0163', '+1 919-555-0163', '+1.919.555.0163']) {
      expect(phoneDigits(typed)).toBe('9195550163');
      expect(isUsPhone(typed)).toBe(true);
    }
    // Without its plus it might be anything.
    expect(isUsPhone('19195550163')).toBe(false);
    expect(isUsPhone('919-555-016')).toBe(false);
    expect(isUsPhone('+44 20 7946 0958')).toBe(false);
    expect(phoneOrNull(' ')).toBeNull();
  });

  it('can be typed digit by digit, with the country in front', () => {
    const type = (text: string) => [...text].reduce((field, letter) => typedPhone(field + letter), '');
    expect(type('+1 919-555-0163')).toBe('9195550163');
    expect(type('919-555-01637')).toBe('9195550163');
  });
});
