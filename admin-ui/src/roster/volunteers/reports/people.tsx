import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import {
  getVolunteerContactByDay,
  getVolunteerContactInfo,
  getVolunteerListWithShiftCount,
  getVolunteerTimeAndShifts,
} from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { hoursMinutes } from '@courtcrew/ui-kit/time/format.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME, count, load, nameColumn, text } from '../../../kit/table/columns.ts';
import { emailColumn, phoneColumn } from '../../parts/personColumns.tsx';
import { OnDay, type Shown } from '../parts/OnDay.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { contactColumns, rowKey } from './columns.tsx';
import { VolunteerReport, VolunteerRows } from './VolunteerReport.tsx';

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

type TimeRow = AnswerOf<typeof getVolunteerTimeAndShifts>[number];

const timeColumns = (v: VolunteerSay): readonly Column<TimeRow>[] => [
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
      columns={useMemo(() => timeColumns(v), [v])}
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
