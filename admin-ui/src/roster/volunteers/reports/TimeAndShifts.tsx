import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getVolunteerTimeAndShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { hoursMinutes } from '@courtcrew/ui-kit/time/format.ts';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME, count, load, nameColumn } from '../../../kit/table/columns.ts';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { rowKey } from './columns.tsx';
import { VolunteerReport } from './VolunteerReport.tsx';

type Row = AnswerOf<typeof getVolunteerTimeAndShifts>[number];

const columnsOf = (v: VolunteerSay): readonly Column<Row>[] => [
  nameColumn(v('column.name')),
  count('shifts', v('column.shifts'), ({ shift_count }) => shift_count),
  count('confirmed', v('column.confirmed'), ({ confirmed_count }) => confirmed_count),
  load('time', v('report.time'), ({ minutes }) => minutes),
];

/** How long each volunteer works, as hours:minutes. */
export function TimeAndShifts() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  return (
    <VolunteerReport
      title={v('home.time')}
      of={useCall(getVolunteerTimeAndShifts, { params: { tid } })}
      columns={useMemo(() => columnsOf(v), [v])}
      rowKey={rowKey}
      first={BY_NAME}
      summary={(rows) =>
        v('report.timeTotal', {
          time: hoursMinutes(rows.reduce((sum, { minutes }) => sum + minutes, 0)),
          shifts: rows.reduce((sum, { shift_count }) => sum + shift_count, 0),
        })
      }
    />
  );
}
