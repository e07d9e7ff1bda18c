import { removeNotificationContact } from '@courtcrew/domain/board/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import { type Column, ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ContactCard } from './ContactCard.tsx';
import { EditContact } from './ContactDialog.tsx';
import { ContactName, ContactPhone } from './ContactReach.tsx';
import { ContactSwitch } from './ContactSwitch.tsx';
import { type Contact, SWITCHES } from './contacts.ts';
import { useContactWords } from './words.ts';

/** Contacts with their switches; cards on a phone. */
export function ContactTable({ contacts }: { contacts: readonly Contact[] }) {
  const c = useContactWords();
  const [edited, edit] = useState<Contact | null>(null);
  const [isOpen, setOpen] = useState(false);
  const actions = (contact: Contact) => (
    <Actions
      of={contact}
      onEdit={() => {
        edit(contact);
        setOpen(true);
      }}
    />
  );
  const columns: readonly Column<Contact>[] = [
    { id: 'name', label: c('contact.name'), primary: true, cell: (contact) => <ContactName of={contact} /> },
    { id: 'phone', label: c('contact.phone'), cell: (contact) => <ContactPhone of={contact} /> },
    ...SWITCHES.map((field) => ({
      id: field,
      label: c(`contact.${field}`),
      align: 'center' as const,
      cell: (contact: Contact) => <ContactSwitch contact={contact} field={field} />,
    })),
  ];
  return (
    <>
      <ResponsiveTable
        caption={c('staff.notificationContacts')}
        columns={columns}
        rows={contacts}
        rowKey={({ id }) => id}
        actions={actions}
        card={(contact) => <ContactCard contact={contact} actions={actions(contact)} />}
      />
      {edited && (
        <EditContact key={edited.id} contact={edited} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Actions({ of: contact, onEdit }: { of: Contact; onEdit: () => void }) {
  const c = useContactWords();
  const confirm = useConfirm();
  const { tid } = useDesk();
  const { mutate, isPending } = useCommand(removeNotificationContact, { done: ({ message }) => message });
  const { id } = contact;
  const name = contact.name ?? c('contact.unnamed');
  const remove = async () => {
    const question = {
      title: c('contact.ask', { name }),
      text: c('contact.askText'),
      action: c('action.remove'),
      danger: true,
    };
    if (await confirm(question)) mutate({ body: { tid, id } });
  };
  return (
    <>
      <IconButton aria-label={c('contact.editOf', { name })} onClick={onEdit}>
        <Edit />
      </IconButton>
      <IconButton aria-label={c('contact.removeOf', { name })} disabled={isPending} onClick={remove}>
        <Delete />
      </IconButton>
    </>
  );
}
