import { getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { day, hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { FillMark } from '../parts/Fill.tsx';
import { NoShifts } from '../parts/NoShifts.tsx';
import { SeatNames } from '../parts/SeatNames.tsx';
import { fullName, seatsOf } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';

const FILTER = { q: '', day: '' };

/** The schedule to read and search, without anything to change. */
export function ScheduleTable() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const shifts = useCall(getShiftSpots, { params: { tid }, body: {} });
  const search = filter.q.trim().toLowerCase();
  const fits = (shift: ShiftWithPeople): boolean =>
    (!filter.day || shift.date === filter.day) &&
    [
      shift.name,
      shift.category,
      day(shift.start, shift.time_zone, language),
      ...seatsOf(shift).map(({ spot }) => fullName(spot)),
    ].some((text) => text.toLowerCase().includes(search));
  return (
    <>
      <DeskHeader title={d('staff.scheduleTable')} />
      <Answered of={shifts} loading={<Loading shape="table" count={10} />} empty={<NoShifts />}>
        {(all) => {
          const shown = all.filter(fits);
          return (
            <>
              <Toolbar
                searchLabel={d('schedule.searchTable')}
                search={filter.q}
                onSearch={(q) => set({ q })}
                onClear={active ? clear : undefined}
                count={d('schedule.rowCount', { count: shown.length })}
              >
                <DayFilter
                  days={daysOf(all, language)}
                  value={filter.day}
                  onChange={(one) => set({ day: one })}
                />
              </Toolbar>
              {shown.length === 0 ? (
                <EmptyState title={d('schedule.noMatch')} />
              ) : (
                <ResponsiveTable
                  caption={d('staff.scheduleTable')}
                  rows={shown}
                  rowKey={({ sid }) => sid}
                  mark={({ count, confirmed_count, wait_count }) =>
                    `${count} ${confirmed_count} ${wait_count}`
                  }
                  columns={[
                    { id: 'shift', label: d('column.shift'), primary: true, cell: ({ name }) => name || '-' },
                    {
                      id: 'day',
                      label: d('column.day'),
                      cell: ({ start, time_zone }) => day(start, time_zone, language),
                    },
                    {
                      id: 'time',
                      label: d('column.time'),
                      cell: ({ start, end, time_zone }) => hours(start, end, time_zone, language),
                    },
                    { id: 'category', label: d('column.category'), cell: ({ category }) => category },
                    { id: 'fill', label: d('column.spots'), cell: (shift) => <FillMark shift={shift} /> },
                    {
                      id: 'people',
                      label: d('column.people'),
                      cell: (shift) => <SeatNames seats={seatsOf(shift)} />,
                    },
                  ]}
                />
              )}
            </>
          );
        }}
      </Answered>
    </>
  );
}
