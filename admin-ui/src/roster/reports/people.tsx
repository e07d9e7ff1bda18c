import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getRefereeContactInfo } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { type ChoiceName, useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report } from '../../kit/report/Report.tsx';
import { BY_NAME, count, nameColumn, text } from '../../kit/table/columns.ts';
import { NoStaff } from '../parts/NothingYet.tsx';
import { addressColumn, credentialsColumn, emailColumn } from '../parts/personColumns.tsx';
import { type DeskSay, useDeskWords } from '../words.ts';

type Contact = AnswerOf<typeof getRefereeContactInfo>[number];

const phoneOf = ({ cell_phone, phone }: Contact): string | null => cell_phone ?? phone;

/** Also of the file that the command palette saves. */
export const contactColumns = (d: DeskSay, nameOf: ChoiceName): readonly Column<Contact>[] => [
  nameColumn(d('column.name')),
  credentialsColumn(d),
  text('phone', d('staff.phone'), phoneOf, {
    cell: (row) => (row.contact_open ? <PhoneLink number={phoneOf(row)} /> : d('staff.contactLater')),
  }),
  emailColumn(d),
  addressColumn(d),
  text('shirt', d('contact.shirt'), ({ shirt, shirt2 }) => (shirt ? nameOf(shirt) : shirt2)),
  count('shifts', d('column.shifts'), (contact) => contact.count),
];

export const contactFile = (tournament: string): string => `${tournament} contacts`;

export function ContactReport() {
  const d = useDeskWords();
  const nameOf = useChoiceName();
  const { tid, name } = useDesk();
  return (
    <>
      <DeskHeader title={d('staff.contactReport')} />
      <Report
        of={useCall(getRefereeContactInfo, { params: { tid } })}
        empty={<NoStaff />}
        caption={d('staff.contactReport')}
        file={contactFile(name)}
        columns={useMemo(() => contactColumns(d, nameOf), [d, nameOf])}
        rowKey={({ ref_id }) => ref_id}
        first={BY_NAME}
      />
    </>
  );
}
