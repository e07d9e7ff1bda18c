import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getVolunteerContactInfo } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { count, nameColumn, text } from '../../../kit/table/columns.ts';
import { addressColumn, emailColumn, phoneColumn } from '../../parts/personColumns.tsx';
import type { VolunteerSay } from '../words.ts';

/** Columns that several reports have. */

type Contact = AnswerOf<typeof getVolunteerContactInfo>[number];

export const rowKey = ({ ref_id }: Pick<VolunteerFace, 'ref_id'>): string => ref_id;

const emergencyOf = ({ emergency_name, emergency_number }: Contact): string =>
  [emergency_name, emergency_number].filter(Boolean).join(', ');

/** How to reach somebody, and whom to call for them. */
export const contactColumns = (v: VolunteerSay): readonly Column<Contact>[] => [
  nameColumn(v('column.name')),
  phoneColumn('phone', v('staff.phone')),
  phoneColumn('alt_phone', v('report.altPhone')),
  emailColumn(v),
  addressColumn(v),
  text('emergency', v('report.emergency'), emergencyOf, {
    cell: ({ emergency_name, emergency_number }) =>
      (emergency_name || emergency_number) && (
        <>
          {emergency_name} <PhoneLink number={emergency_number} />
        </>
      ),
  }),
  count('shifts', v('column.shifts'), (contact) => contact.count),
];
