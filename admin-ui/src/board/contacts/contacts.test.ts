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
    expect(phoneShape('1-801-555-12345')).toBe('18015551234');
    expect(isContactPhone(phoneShape('1-801-555-12345'))).toBe(true);
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
