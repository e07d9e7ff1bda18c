import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getVolunteerListWithShiftCount } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME, count, nameColumn, text } from '../../../kit/table/columns.ts';
import { emailColumn, phoneColumn } from '../../parts/personColumns.tsx';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { rowKey } from './columns.tsx';
import { VolunteerReport } from './VolunteerReport.tsx';

type Row = AnswerOf<typeof getVolunteerListWithShiftCount>[number];

const columnsOf = (v: VolunteerSay): readonly Column<Row>[] => [
  nameColumn(v('column.name')),
  count('shifts', v('column.shifts'), (row) => row.count),
  count('waiting', v('status.waitlist'), ({ wait_count }) => wait_count),
  text('group', v('report.group'), ({ group }) => group?.group_name ?? null),
  phoneColumn('phone', v('staff.phone')),
  emailColumn(v),
];

/** Everybody with the number of their shifts. */
export function VolunteerList() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  return (
    <VolunteerReport
      title={v('home.list')}
      of={useCall(getVolunteerListWithShiftCount, { body: { tid } })}
      columns={useMemo(() => columnsOf(v), [v])}
      rowKey={rowKey}
      first={BY_NAME}
    />
  );
}
