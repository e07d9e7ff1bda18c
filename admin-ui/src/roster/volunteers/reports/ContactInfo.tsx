import { getVolunteerContactInfo } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME } from '../../../kit/table/columns.ts';
import { useVolunteerWords } from '../words.ts';
import { contactColumns, rowKey } from './columns.tsx';
import { VolunteerReport } from './VolunteerReport.tsx';

/** How to reach every volunteer. */
export function ContactInfo() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  return (
    <VolunteerReport
      title={v('home.contacts')}
      of={useCall(getVolunteerContactInfo, { params: { tid } })}
      columns={useMemo(() => contactColumns(v), [v])}
      rowKey={rowKey}
      first={BY_NAME}
    />
  );
}
