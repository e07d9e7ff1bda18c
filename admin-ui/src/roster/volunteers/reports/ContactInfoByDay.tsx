import { getVolunteerContactByDay } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME } from '../../../kit/table/columns.ts';
import { OnDay, type Shown } from '../parts/OnDay.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { contactColumns, rowKey } from './columns.tsx';
import { VolunteerRows } from './VolunteerReport.tsx';

/** How to reach those who come on a day. */
export function ContactInfoByDay() {
  const v = useVolunteerWords();
  return (
    <>
      <VolunteerHeader title={v('home.contactsDay')} />
      <OnDay>{(shown) => <OfDay {...shown} />}</OnDay>
    </>
  );
}

function OfDay({ day, choice }: Shown) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const contacts = useCall(getVolunteerContactByDay, { params: { tid }, body: { day } });
  return (
    <>
      <Box sx={{ mb: 2 }}>{choice}</Box>
      <VolunteerRows
        title={`${v('home.contactsDay')} ${day}`}
        of={contacts}
        columns={useMemo(() => contactColumns(v), [v])}
        rowKey={rowKey}
        first={BY_NAME}
        empty={<EmptyState title={v('day.none')} text={v('day.noneHelp')} />}
      />
    </>
  );
}
