import { describe, expect, it, test } from 'vitest';
import { dialled, isPhone, typedPhone } from './phone.ts';
import { PHONE_COUNTRY, PHONE_EXTENSION, PHONE_START, readPhone } from './phoneNumber.ts';

const UNREAD = 'US Phone - 10 numbers';

describe('a number', () => {
  test.each([
    ['9195550163', '9195550163'],
    ['(919) 555-0163', '9195550163'],
    ['+1 919-555-0163', '9195550163'],
    ['1 (919) 555-0163', '9195550163'],
    ['９１９５５５０１６３', '9195550163'],
    ['٩١٩٥٥٥٠١٦٣', '9195550163'],
    ['९१९५५५०१६३', '9195550163'],
    ['\u202a+44 7801 076821\u202c', '+447801076821'],
    ['＋٤٤ ٧٨٠١ ٠٧٦٨٢١', '+447801076821'],
    ['+44 (0) 7801 076821', '+447801076821'],
    ['011 44 7801 076821', '+447801076821'],
    ['+39 06 1234 5678', '+390612345678'],
    ['  ', null],
  ])('%j is kept as %j', (typed, number) => {
    expect(readPhone(typed)).toEqual({ number });
    expect(number === null || isPhone(number)).toBe(true);
  });

  test.each([
    ['919-555-0163 x204', PHONE_EXTENSION],
    ['+44 7801 076821 ext. 5', PHONE_EXTENSION],
    ['+49 170 12345', PHONE_COUNTRY],
    ['+999 1234567', PHONE_COUNTRY],
    ['019 555 0163', PHONE_START],
    ['919-555-016', UNREAD],
    ['44780107682', UNREAD],
    ['call me', UNREAD],
    ['1-800-FLOWERS', UNREAD],
  ])('%j is refused: %s', (typed, fault) => {
    expect(readPhone(typed, UNREAD)).toEqual({ fault });
  });

  test.each([
    ['9195550163', '+19195550163'],
    ['19195550163', '+19195550163'],
    ['+447801076821', '+447801076821'],
    ['555', null],
    ['0195550163', null],
  ])('%j is dialled as %j', (kept, to) => expect(dialled(kept)).toBe(to));
});

describe('a field for a number', () => {
  const type = (text: string) => [...text].reduce((field, letter) => typedPhone(field + letter, field), '');

  it('takes the digits of a US number, typed one by one', () => {
    expect(type('+1 919-555-0163')).toBe('9195550163');
    expect(type('919-555-01637')).toBe('9195550163');
    expect(type('(919) 555-016')).toBe('919555016');
  });

  test.each([
    ['1 (919) 555-0163', '9195550163'],
    ['９１９５５５０１６３', '9195550163'],
    ['+44 7801 076821', '+44 7801 076821'],
    ['919-555-0163 x204', '919-555-0163 x204'],
    ['44780107682', '44780107682'],
  ])('of the pasted %j shows %j: nothing is cut', (pasted, shown) => expect(typedPhone(pasted)).toBe(shown));

  it('takes what is pasted over another number', () => {
    expect(typedPhone('44780107682', '9195550163')).toBe('44780107682');
    expect(typedPhone('91955501637', '9195550163')).toBe('9195550163');
  });

  it('takes a number of another country, typed one by one', () => {
    expect(type('+44 7801 076821')).toBe('+44 7801 076821');
    expect(isPhone('+44 7801 076821')).toBe(true);
    expect(isPhone('919-555-0163 x204')).toBe(false);
  });
});
