import { it } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import { board } from './decide.ts';

const flags = { second_call: true, medical: false, td: false, desk: false, head_referee: false };
const contact = (name: string, phone: string | null) => ({ name, phone, active: true, ...flags });

it('copies contacts whose number stands nowhere yet, and none without a number', () => {
  given(board, [
    { type: 'ContactAdded', data: { id: 'k1', name: 'Doctor', phone: '18015550101', active: false, flags } },
  ])
    .when({
      type: 'CopyContacts',
      contacts: [contact('Dr. Who', '18015550101'), contact('Tina', '18015550102'), contact('Gone', null)],
    })
    .then({
      type: 'ContactAdded',
      data: { id: 'id-1', name: 'Tina', phone: '18015550102', active: true, flags },
    });
});
