import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getRecap, getRefereeScheduleRecap } from '@courtcrew/domain/roster/contract.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { Report } from '../../kit/report/Report.tsx';
import { NoShifts } from '../parts/NoShifts.tsx';
import { type DeskSay, useDeskWords } from '../words.ts';
import { BY_NAME, nameColumn, numberColumn } from './columns.ts';

type PersonRow = AnswerOf<typeof getRefereeScheduleRecap>[number];
type DayRow = AnswerOf<typeof getRecap>[number];

const personColumns = (d: DeskSay): readonly ReportColumn<PersonRow>[] => [
  nameColumn(d),
  {
    id: 'credentials',
    label: d('column.credentials'),
    type: 'text',
    value: ({ credentials }) => credentials,
    cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
  },
  numberColumn('shifts', d('column.shifts'), ({ shift_count }) => shift_count),
  numberColumn('confirmed', d('column.confirmed'), ({ confirmed_count }) => confirmed_count),
  numberColumn('applied', d('column.applied'), ({ wait_count }) => wait_count),
  {
    id: 'hours',
    label: d('column.hours'),
    type: 'duration',
    value: ({ time }) => time,
    sum: true,
    bar: true,
  },
];

/** Shifts and hours of each official, with a bar against the busiest one. */
export function RecapByPerson() {
  const d = useDeskWords();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getRefereeScheduleRecap, { body: { tid } })}
      empty={<EmptyState title={d('recap.none')} text={d('staff.noStaffHelp')} />}
      caption={d('staff.scheduleRecap')}
      file={`${name} ${d('staff.scheduleRecap')}`}
      columns={useMemo(() => personColumns(d), [d])}
      rowKey={({ ref_id }) => ref_id}
      first={BY_NAME}
      mark={({ shift_count, confirmed_count, wait_count }) =>
        `${shift_count} ${confirmed_count} ${wait_count}`
      }
    />
  );
}

const dayColumns = (d: DeskSay): readonly ReportColumn<DayRow>[] => [
  {
    id: 'date',
    label: d('column.day'),
    type: 'text',
    primary: true,
    value: ({ date }) => date,
    order: ({ date, category }) => `${date.slice(6)} ${date.slice(0, 5)} ${category}`,
    cell: ({ date, category }) => (
      <>
        {date}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {' '}
          · {category}
        </Box>
      </>
    ),
  },
  {
    id: 'category',
    label: d('column.category'),
    type: 'text',
    wideOnly: true,
    value: ({ category }) => category,
  },
  numberColumn('shifts', d('column.shifts'), ({ shifts }) => shifts),
  numberColumn('spots', d('desk.need'), ({ spots }) => spots),
  numberColumn('selected', d('column.selected'), ({ count }) => count),
  numberColumn('confirmed', d('column.confirmed'), ({ confirmed_count }) => confirmed_count),
  numberColumn('applied', d('column.applied'), ({ wait_count }) => wait_count),
];

const BY_DATE = { by: 'date', descending: false };

/** Spots and people of each day and category. */
export function RecapByDay() {
  const d = useDeskWords();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getRecap, { params: { tid } })}
      empty={<NoShifts />}
      caption={d('recap.byDay')}
      file={`${name} ${d('recap.byDay')}`}
      columns={useMemo(() => dayColumns(d), [d])}
      rowKey={({ date, category }) => `${date} ${category}`}
      first={BY_DATE}
    />
  );
}
