import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { phoneShown } from '@courtcrew/ui-kit/page/phone.ts';
import { useListWords } from '../../kit/rest/list/words.ts';
import { actsColumn } from '../../kit/table/columns.ts';
import { ContactActs } from './ContactActs.tsx';
import { ContactName } from './ContactReach.tsx';
import { ContactSwitch } from './ContactSwitch.tsx';
import { type Contact, SWITCHES } from './contacts.ts';
import { useContactWords } from './words.ts';

/** What a contact is, with a switch for each flag. */
export function useContactColumns(): readonly Column<Contact>[] {
  const c = useContactWords();
  const w = useListWords();
  return [
    { key: 'name', label: c('contact.name'), primary: true, cell: (contact) => <ContactName of={contact} /> },
    {
      key: 'phone',
      label: c('contact.phone'),
      value: ({ phone }) => phone && phoneShown(phone),
      cell: ({ phone }) => <PhoneLink number={phone} />,
    },
    ...SWITCHES.map(
      (field): Column<Contact> => ({
        key: field,
        label: c(`contact.${field}`),
        value: (contact) => w(contact[field] ? 'list.yes' : 'list.no'),
        cell: (contact) => <ContactSwitch contact={contact} field={field} />,
        unsorted: field !== 'active',
      }),
    ),
    actsColumn(c('table.actions'), (contact) => <ContactActs of={contact} />),
  ];
}
