import { updateNotificationContact } from '@courtcrew/domain/board/contract.ts';
import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { useDesk } from '../../kit/desk/desk.ts';
import type { Contact, Switch as Field } from './contacts.ts';
import { useContactWords } from './words.ts';

interface ContactSwitchProps {
  readonly contact: Contact;
  readonly field: Field;
}

/** Turns a flag of a contact, or the duty. It shows what the server has; while it asks, a press does nothing. */
export function ContactSwitch({ contact, field }: ContactSwitchProps) {
  const c = useContactWords();
  const { tid } = useDesk();
  const { mutate, isPending } = useCommand(updateNotificationContact);
  const { name } = contact;
  const id = keyOf(contact.id);
  const Control = field === 'active' ? Switch : Checkbox;
  return (
    <Control
      checked={contact[field]}
      // Not disabled: that would throw the keyboard out of the table.
      onChange={(_, value) => isPending || mutate({ body: { tid, id, type: field, value } })}
      sx={{ opacity: isPending ? 0.5 : 1 }}
      slotProps={{
        input: {
          'aria-label': c('contact.flagOf', {
            flag: c(`contact.${field}`),
            name: name ?? c('contact.unnamed'),
          }),
          'aria-busy': isPending,
        },
      }}
    />
  );
}
