import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getVolunteerContactInfo } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import Link from '@mui/material/Link';
import type { FilteredColumn } from '../../../kit/table/FilteredTable.tsx';
import type { VolunteerSay } from '../words.ts';

/** Columns that several reports have. */

type Named = Pick<VolunteerFace, 'ref_id' | 'first' | 'last' | 'name'>;
type Contact = AnswerOf<typeof getVolunteerContactInfo>[number];

export const rowKey = ({ ref_id }: Named): string => ref_id;
export const BY_NAME = { by: 'name', descending: false } as const;

/** Ordered by the last name, as lists at a desk are. */
export const nameColumn = (v: VolunteerSay): FilteredColumn<Named> => ({
  id: 'name',
  label: v('column.name'),
  primary: true,
  text: ({ name }) => name,
  order: ({ last, first }) => `${last} ${first}`,
});

export const numberColumn = <Row,>(
  id: string,
  label: string,
  value: (row: Row) => number,
): FilteredColumn<Row> => ({ id, label, align: 'right', text: (row) => String(value(row)) });

export const emailColumn = (v: VolunteerSay): FilteredColumn<Pick<Contact, 'email'>> => ({
  id: 'email',
  label: v('contact.email'),
  text: ({ email }) => email ?? '',
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
): FilteredColumn<Pick<Contact, Field>> => ({
  id,
  label,
  text: (row) => row[id] ?? '',
  cell: (row) => <Call number={row[id]} />,
});

export const addressOf = ({ address, city, state, zip }: Contact): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const emergencyOf = ({ emergency_name, emergency_number }: Contact): string =>
  [emergency_name, emergency_number].filter(Boolean).join(', ');

/** How to reach somebody, and whom to call for them. */
export const contactColumns = (v: VolunteerSay): readonly FilteredColumn<Contact>[] => [
  nameColumn(v),
  phoneColumn('phone', v('contact.phone')),
  phoneColumn('alt_phone', v('report.altPhone')),
  emailColumn(v),
  { id: 'address', label: v('contact.address'), text: addressOf },
  {
    id: 'emergency',
    label: v('report.emergency'),
    text: emergencyOf,
    cell: ({ emergency_name, emergency_number }) =>
      (emergency_name || emergency_number) && (
        <>
          {emergency_name} <Call number={emergency_number} />
        </>
      ),
  },
  numberColumn('shifts', v('column.shifts'), ({ count }) => count),
];
