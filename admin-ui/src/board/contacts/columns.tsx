import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { phoneShown } from '@courtcrew/ui-kit/page/phone.ts';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { useListWords } from '../../kit/rest/list/words.ts';
import { ContactActs } from './ContactActs.tsx';
import { ContactName } from './ContactReach.tsx';
import { ContactSwitch } from './ContactSwitch.tsx';
import { type Contact, SWITCHES } from './contacts.ts';
import { useContactWords } from './words.ts';

/** What a contact is, with a switch for each flag. */
export function useContactColumns(): readonly ListColumn<Contact>[] {
  const c = useContactWords();
  const w = useListWords();
  return [
    {
      source: 'name',
      label: c('contact.name'),
      primary: true,
      text: ({ name }) => name,
      cell: (contact) => <ContactName of={contact} />,
    },
    {
      source: 'phone',
      label: c('contact.phone'),
      text: ({ phone }) => phone && phoneShown(phone),
      cell: ({ phone }) => <PhoneLink number={phone} />,
    },
    ...SWITCHES.map(
      (field): ListColumn<Contact> => ({
        source: field,
        label: c(`contact.${field}`),
        text: (contact) => w(contact[field] ? 'list.yes' : 'list.no'),
        cell: (contact) => <ContactSwitch contact={contact} field={field} />,
        unsorted: field !== 'active',
      }),
    ),
    actsColumn(c('table.actions'), (contact) => <ContactActs of={contact} />),
  ];
}
