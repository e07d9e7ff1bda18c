import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { text } from '../../kit/table/columns.ts';
import { FillMark } from '../parts/Fill.tsx';
import { NoShifts } from '../parts/NothingYet.tsx';
import { SeatNames } from '../parts/SeatMark.tsx';
import { seatsOf } from '../schedule/lines.ts';
import { type DeskSay, useDeskWords } from '../words.ts';

const FILTER = { date: '' };
const BY_TIME = { by: 'day', descending: false };

const columnsOf = (
  d: DeskSay,
  language: Language,
  categoryName: (category: string) => string,
): readonly Column<ShiftWithPeople>[] => [
  text('shift', d('column.shift'), ({ name }) => name || '-', { primary: true }),
  {
    key: 'day',
    label: d('desk.day'),
    type: 'day',
    value: ({ start }) => start,
    zone: ({ time_zone }) => time_zone,
  },
  text('time', d('column.time'), ({ start, end, time_zone }) => hours(start, end, time_zone, language), {
    order: ({ start }) => start,
  }),
  text('category', d('column.category'), ({ category }) => categoryName(category)),
  text('fill', d('column.spots'), ({ count, spots }) => `${count} / ${spots}`, {
    cell: (shift) => <FillMark shift={shift} />,
  }),
  text('people', d('column.people'), (shift) => namesOf(shift).join(', '), {
    cell: (shift) => <SeatNames seats={seatsOf(shift)} />,
  }),
];

const namesOf = (shift: ShiftWithPeople): readonly string[] =>
  seatsOf(shift).map(({ spot }) => fullName(spot));

export function ScheduleTable() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid, name } = useDesk();
  const categoryName = useCategoryName();
  const { filter, set } = useUrlFilter(FILTER);
  const columns = useMemo(() => columnsOf(d, language, categoryName), [d, language, categoryName]);
  return (
    <>
      <DeskHeader title={d('staff.scheduleTable')} />
      <Answered
        of={useCall(getShiftSpots, { params: { tid }, body: {} })}
        loading="table"
        rows={10}
        empty={<NoShifts />}
      >
        {(all) => (
          <ReportOf
            caption={d('staff.scheduleTable')}
            file={`${name} ${d('staff.scheduleTable')}`}
            columns={columns}
            rows={all.filter(({ date }) => !filter.date || date === filter.date)}
            rowKey={({ sid }) => sid}
            first={BY_TIME}
            mark={({ count, confirmed_count, wait_count }) => `${count} ${confirmed_count} ${wait_count}`}
            filters={
              <DayFilter
                days={daysOf(all, language)}
                value={filter.date}
                onChange={(date) => set({ date })}
              />
            }
          />
        )}
      </Answered>
    </>
  );
}
