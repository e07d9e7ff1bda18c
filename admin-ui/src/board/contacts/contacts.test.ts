import { describe, expect, it } from 'vitest';
import { type Contact, isContactPhone, phoneShape, unheard } from './contacts.ts';

const contact = (more: Partial<Contact>): Contact => ({
  id: 't1.c1',
  tid: 't1',
  name: 'Dee',
  phone: '18015550123',
  active: true,
  second_call: false,
  medical: false,
  td: false,
  desk: false,
  head_referee: false,
  ...more,
});

describe("a contact's phone", () => {
  it('is typed as digits and stops at the eleventh', () => {
    const typed = [...'1-801-555-12345'].reduce((field, letter) => phoneShape(field + letter, field), '');
    expect(typed).toBe('18015551234');
    expect(isContactPhone(typed)).toBe(true);
  });

  it.each(['+44 7801 076821', '1-801-555-1234 x2', '4478010768219'])(
    'is not cut when %j is pasted',
    (pasted) => {
      expect(phoneShape(pasted, '18015551234')).toBe(pasted);
    },
  );

  it('may be one of another country', () => {
    expect(isContactPhone('+44 7801 076821')).toBe(true);
    expect(isContactPhone('1-801-555-1234 x2')).toBe(false);
  });

  it('is no number with ten digits', () => {
    expect(isContactPhone('8015550123')).toBe(false);
  });
});

describe('kinds of calls nobody is texted about', () => {
  it('are those whose flag no contact on duty has', () => {
    const contacts = [contact({ medical: true, desk: true }), contact({ active: false, td: true })];
    expect(unheard(contacts)).toEqual(['2nd', 'td', 'head ref']);
  });
});
