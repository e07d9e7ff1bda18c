import { getNotificationContactList } from '@courtcrew/domain/board/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { AddContact } from './ContactDialog.tsx';
import { ContactTable } from './ContactTable.tsx';
import { TextsLine } from './TextsLine.tsx';
import { useContactWords } from './words.ts';

/** No room tells of contacts: they are contact data. Another coordinator's change shows after this time, ms. */
const REFRESH_MS = 30_000;

/** Who is texted when a court calls. */
export function NotificationContacts() {
  const c = useContactWords();
  const { tid } = useDesk();
  const contacts = useCall(getNotificationContactList, { params: { tid } }, { refreshEvery: REFRESH_MS });
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {c('contact.add')}
    </Button>
  );
  return (
    <>
      <DeskHeader
        title={c('staff.notificationContacts')}
        actions={contacts.data && contacts.data.length > 0 && add}
      />
      <Answered
        of={contacts}
        loading={<Loading shape="table" count={6} />}
        empty={
          <>
            <TextsLine contacts={[]} />
            <EmptyState title={c('contact.none')} text={c('contact.noneText')} action={add} />
          </>
        }
      >
        {(rows) => (
          <>
            <TextsLine contacts={rows} />
            <ContactTable contacts={rows} />
          </>
        )}
      </Answered>
      <AddContact open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
