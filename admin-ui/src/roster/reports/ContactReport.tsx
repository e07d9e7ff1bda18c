import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getRefereeContactInfo } from '@courtcrew/domain/roster/contract.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { Report } from '../../kit/report/Report.tsx';
import { type DeskSay, useDeskWords } from '../words.ts';
import { BY_NAME, nameColumn } from './columns.ts';

type Contact = AnswerOf<typeof getRefereeContactInfo>[number];

const addressOf = ({ address, city, state, zip }: Contact): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const phoneOf = ({ cell_phone, phone }: Contact): string | null => cell_phone ?? phone;

const columnsOf = (d: DeskSay): readonly ReportColumn<Contact>[] => [
  nameColumn(d),
  {
    id: 'credentials',
    label: d('column.credentials'),
    type: 'text',
    value: ({ credentials }) => credentials,
    cell: ({ credentials, credentials_verified }) => (
      <CredentialBadge credentials={credentials} verified={credentials_verified} screen="management" />
    ),
  },
  {
    id: 'phone',
    label: d('contact.phone'),
    type: 'text',
    value: phoneOf,
    cell: (row) => {
      if (!row.contact_open) return d('staff.contactLater');
      const phone = phoneOf(row);
      return phone && <Link href={`tel:${phone}`}>{phone}</Link>;
    },
  },
  {
    id: 'email',
    label: d('contact.email'),
    type: 'text',
    value: ({ email }) => email,
    cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
  },
  { id: 'address', label: d('contact.address'), type: 'text', value: addressOf },
  {
    id: 'shirt',
    label: d('contact.shirt'),
    type: 'text',
    value: ({ shirt, shirt2 }) => shirt ?? shirt2,
  },
  { id: 'shifts', label: d('column.shifts'), type: 'number', value: ({ count }) => count, sum: true },
];

/** How to reach the officials; printed, or taken along as a file. */
export function ContactReport() {
  const d = useDeskWords();
  const { tid, name } = useDesk();
  return (
    <>
      <DeskHeader title={d('staff.contactReport')} />
      <Report
        of={useCall(getRefereeContactInfo, { params: { tid } })}
        empty={<EmptyState title={d('staff.noStaff')} text={d('staff.noStaffHelp')} />}
        caption={d('staff.contactReport')}
        file={`${name} contacts`}
        columns={useMemo(() => columnsOf(d), [d])}
        rowKey={({ ref_id }) => ref_id}
        first={BY_NAME}
      />
    </>
  );
}
