import { removeNotificationContact } from '@courtcrew/domain/board/contract.ts';
import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useDesk } from '../../kit/desk/desk.ts';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import type { Contact } from './contacts.ts';
import { EditContact } from './dialogs.ts';
import { useContactWords } from './words.ts';

/** Changes a contact's name and number, or removes it for good. */
export function ContactActs({ of: contact }: { of: Contact }) {
  const c = useContactWords();
  const confirm = useConfirm();
  const { tid } = useDesk();
  const { mutate, isPending } = useCommand(removeNotificationContact, { done: ({ message }) => message });
  const openAbove = useAboveList();
  const edit = () => openAbove((close) => <EditContact contact={contact} open onClose={close} />);
  const name = contact.name ?? c('contact.unnamed');
  const remove = async () => {
    const question = {
      title: c('contact.ask', { name }),
      text: c('contact.askText'),
      action: c('action.remove'),
      danger: true,
    };
    if (await confirm(question)) mutate({ body: { tid, id: keyOf(contact.id) } });
  };
  return (
    <>
      <IconButton aria-label={c('contact.editOf', { name })} onClick={edit}>
        <Edit />
      </IconButton>
      <IconButton aria-label={c('contact.removeOf', { name })} disabled={isPending} onClick={remove}>
        <Delete />
      </IconButton>
    </>
  );
}
