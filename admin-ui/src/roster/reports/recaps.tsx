import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getRecap, getRefereeScheduleRecap } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { datedDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report } from '../../kit/report/Report.tsx';
import { BY_NAME, count, load, nameColumn, text } from '../../kit/table/columns.ts';
import { NoShifts, NoStaff } from '../parts/NothingYet.tsx';
import { credentialsColumn } from '../parts/personColumns.tsx';
import { type DeskSay, useDeskWords } from '../words.ts';

type PersonRow = AnswerOf<typeof getRefereeScheduleRecap>[number];
type DayRow = AnswerOf<typeof getRecap>[number];

const personColumns = (d: DeskSay): readonly Column<PersonRow>[] => [
  nameColumn(d('column.name')),
  credentialsColumn(d),
  count('shifts', d('column.shifts'), ({ shift_count }) => shift_count),
  count('confirmed', d('column.confirmed'), ({ confirmed_count }) => confirmed_count),
  count('applied', d('column.applied'), ({ wait_count }) => wait_count),
  load('hours', d('column.hours'), ({ time }) => time),
];

export function RecapByPerson() {
  const d = useDeskWords();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getRefereeScheduleRecap, { body: { tid } })}
      empty={<NoStaff />}
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

/** The middle of a day. */
const noonOf = (date: string): string => `${date}T12:00:00.000Z`;

const dayColumns = (
  d: DeskSay,
  language: Language,
  categoryName: (category: string) => string,
): readonly Column<DayRow>[] => [
  {
    key: 'date',
    label: d('desk.day'),
    type: 'datedDay',
    primary: true,
    value: ({ date }) => noonOf(date),
    zone: 'UTC',
    cell: ({ date, category }) => (
      <>
        {datedDay(noonOf(date), 'UTC', language)}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {' '}
          · {categoryName(category)}
        </Box>
      </>
    ),
  },
  text('category', d('column.category'), ({ category }) => categoryName(category), { wideOnly: true }),
  count('shifts', d('column.shifts'), ({ shifts }) => shifts),
  count('spots', d('desk.need'), ({ spots }) => spots),
  count('selected', d('column.selected'), (row) => row.count - row.confirmed_count),
  count('confirmed', d('column.confirmed'), ({ confirmed_count }) => confirmed_count),
  count('applied', d('column.applied'), ({ wait_count }) => wait_count),
];

const BY_DATE = { by: 'date', descending: false };

export function RecapByDay() {
  const d = useDeskWords();
  const categoryName = useCategoryName();
  const { language } = useSpeech();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getRecap, { params: { tid } })}
      empty={<NoShifts />}
      caption={d('recap.byDay')}
      file={`${name} ${d('recap.byDay')}`}
      columns={useMemo(() => dayColumns(d, language, categoryName), [d, language, categoryName])}
      rowKey={({ date, category }) => `${date} ${category}`}
      first={BY_DATE}
    />
  );
}
