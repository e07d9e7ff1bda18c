import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getVolunteerContactInfo } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import Link from '@mui/material/Link';
import type { ReportColumn } from '../../../kit/report/column.ts';
import { nameColumn, numberColumn } from '../../reports/columns.ts';
import type { VolunteerSay } from '../words.ts';

/** Columns that several reports have. */

type Contact = AnswerOf<typeof getVolunteerContactInfo>[number];

export const rowKey = ({ ref_id }: Pick<VolunteerFace, 'ref_id'>): string => ref_id;
export const emailColumn = (v: VolunteerSay): ReportColumn<Pick<Contact, 'email'>> => ({
  id: 'email',
  label: v('contact.email'),
  type: 'text',
  value: ({ email }) => email,
  cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
});

type Phone = 'phone' | 'alt_phone' | 'emergency_number';

const Call = ({ number }: { number: string | null }) =>
  number && (
    <Link href={`tel:${number}`} sx={{ whiteSpace: 'nowrap' }}>
      {number}
    </Link>
  );

export const phoneColumn = <Field extends Phone>(
  id: Field,
  label: string,
): ReportColumn<Pick<Contact, Field>> => ({
  id,
  label,
  type: 'text',
  value: (row) => row[id],
  cell: (row) => <Call number={row[id]} />,
});

export const addressOf = ({ address, city, state, zip }: Contact): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const emergencyOf = ({ emergency_name, emergency_number }: Contact): string =>
  [emergency_name, emergency_number].filter(Boolean).join(', ');

/** How to reach somebody, and whom to call for them. */
export const contactColumns = (v: VolunteerSay): readonly ReportColumn<Contact>[] => [
  nameColumn(v),
  phoneColumn('phone', v('contact.phone')),
  phoneColumn('alt_phone', v('report.altPhone')),
  emailColumn(v),
  { id: 'address', label: v('contact.address'), type: 'text', value: addressOf },
  {
    id: 'emergency',
    label: v('report.emergency'),
    type: 'text',
    value: emergencyOf,
    cell: ({ emergency_name, emergency_number }) =>
      (emergency_name || emergency_number) && (
        <>
          {emergency_name} <Call number={emergency_number} />
        </>
      ),
  },
  numberColumn('shifts', v('column.shifts'), ({ count }) => count),
];
