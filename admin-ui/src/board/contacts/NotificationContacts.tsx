import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { WithRows } from '../../kit/rest/list/WithRows.tsx';
import { useContactColumns } from './columns.tsx';
import { type Contact, REFRESH_MS } from './contacts.ts';
import { AddContact } from './dialogs.ts';
import { TextsLine } from './TextsLine.tsx';
import { useContactWords } from './words.ts';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Who is texted when a court calls. */
export function NotificationContacts() {
  const c = useContactWords();
  const { tid } = useDesk();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {c('contact.add')}
    </Button>
  );
  return (
    <>
      <ResourceList<Contact>
        resource="contacts"
        caption={c('staff.notificationContacts')}
        header={
          <>
            <DeskHeader title={c('staff.notificationContacts')} actions={<WithRows>{add}</WithRows>} />
            <TextsLine />
          </>
        }
        columns={useContactColumns()}
        filters={[
          { kind: 'search', source: 'q', label: c('filter.search') },
          { kind: 'flag', source: 'active', label: c('contact.active') },
        ]}
        about={{ tid }}
        sort={BY_NAME}
        refreshEvery={REFRESH_MS}
        bulk={<ContactActions />}
        empty={<EmptyState title={c('contact.none')} text={c('contact.noneText')} action={add} />}
        file="notification-contacts"
      />
      {isAdding && <AddContact open onClose={() => setAdding(false)} />}
    </>
  );
}

function ContactActions() {
  const c = useContactWords();
  return (
    <>
      <BulkButton label={c('contact.putOn')} data={{ active: true }} />
      <BulkButton label={c('contact.takeOff')} data={{ active: false }} />
      <BulkButton label={c('action.remove')} confirm={(count) => c('contact.askMany', { count })} />
    </>
  );
}
