import { describe, expect, test } from 'vitest';
import { contactPhone } from '../board/contract/contacts.ts';
import { newBudgetItem } from '../planning/contract/fields.ts';
import { playerPhone } from '../scoring/contract/players.ts';
import { coordinatorFields } from '../tournaments/fields.ts';

const fields = {
  'a player': playerPhone,
  'a coordinator': coordinatorFields.shape.phone,
  'a contact of the plan': newBudgetItem.shape.contactPhone,
};

describe.each(Object.entries(fields))('the number of %s', (_, field) => {
  test.each([
    ['+44 7801 076821', '+447801076821'],
    ['1 (919) 555-0163', '9195550163'],
    ['９１９５５５０１６３', '9195550163'],
  ])('%s is kept as %s', (typed, kept) => expect(field.parse(typed)).toBe(kept));

  test.each(['919-555-0163 x204', '+49 170 12345', '019 555 0163', '44780107682', 'call me'])(
    '%s is refused',
    (typed) => expect(field.safeParse(typed).success).toBe(false),
  );
});

describe('the number of a contact of the desk', () => {
  test.each([
    ['1 801 555 0123', '18015550123'],
    ['+44 7801 076821', '+447801076821'],
    ['447801076821', '+447801076821'],
  ])('%s is kept as %s', (typed, kept) => expect(contactPhone.parse(typed)).toBe(kept));

  test.each(['8015550123', '', '44780107682', '1 801 555 0123 x4'])('%s is refused', (typed) =>
    expect(contactPhone.safeParse(typed).success).toBe(false),
  );
});
