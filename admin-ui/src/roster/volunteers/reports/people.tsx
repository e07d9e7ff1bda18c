import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import {
  getVolunteerContactByDay,
  getVolunteerContactInfo,
  getVolunteerListWithShiftCount,
  getVolunteerTimeAndShifts,
} from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import type { Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { hoursMinutes } from '@courtcrew/ui-kit/time/format.ts';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useMatch } from 'react-router';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { BY_NAME, count, load, nameColumn, text } from '../../../kit/table/columns.ts';
import { emailColumn, phoneColumn } from '../../parts/personColumns.tsx';
import { ALL_DAYS, OnDay, type Shown } from '../parts/OnDay.tsx';
import { useDay } from '../parts/useDay.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { contactColumns, rowKey } from './columns.tsx';
import { VolunteerReport, VolunteerRows } from './VolunteerReport.tsx';

type Row = AnswerOf<typeof getVolunteerListWithShiftCount>[number];

const columnsOf = (v: VolunteerSay): readonly Column<Row>[] => [
  nameColumn(v('column.name')),
  count('shifts', v('column.shifts'), (row) => row.count),
  count('applied', v('column.applied'), ({ wait_count }) => wait_count),
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

const ALL = { day: ALL_DAYS };
const NEXT_DAY = { day: '' };

/** How to reach every volunteer, or those who come on a day: on the next one where its path says by day. */
export function ContactInfo() {
  const v = useVolunteerWords();
  const isByDay = useMatch('/volunteer/contactinfobyday') !== null;
  const { day } = useUrlFilter(isByDay ? NEXT_DAY : ALL).filter;
  const title = v(isByDay ? 'home.contactsDay' : 'home.contacts');
  return (
    <>
      <VolunteerHeader title={title} />
      {day === ALL_DAYS ? (
        <OfAll title={title} />
      ) : (
        <OnDay orAll>{(shown) => <OfDay {...shown} title={title} />}</OnDay>
      )}
    </>
  );
}

function OfAll({ title }: { readonly title: string }) {
  const { tid } = useDesk();
  const { days, choose } = useDay();
  return (
    <ContactRows
      title={title}
      of={useCall(getVolunteerContactInfo, { params: { tid } })}
      choice={<DayFilter days={days} value="" onChange={choose} />}
    />
  );
}

function OfDay({ title, day, choice }: Shown & { readonly title: string }) {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  return (
    <ContactRows
      title={`${title} ${day}`}
      of={useCall(getVolunteerContactByDay, { params: { tid }, body: { day } })}
      choice={choice}
      empty={<EmptyState title={v('day.none')} text={v('day.noneHelp')} />}
    />
  );
}

interface ContactRowsProps {
  readonly title: string;
  readonly of: Reading<AnswerOf<typeof getVolunteerContactInfo>>;
  readonly choice: ReactNode;
  readonly empty?: ReactNode;
}

function ContactRows({ choice, ...report }: ContactRowsProps) {
  const v = useVolunteerWords();
  return (
    <>
      <Box sx={{ mb: 2 }}>{choice}</Box>
      <VolunteerRows
        {...report}
        columns={useMemo(() => contactColumns(v), [v])}
        rowKey={rowKey}
        first={BY_NAME}
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
