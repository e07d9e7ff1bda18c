import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { getShiftSpots } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SubscribeButton } from '@courtcrew/ui-kit/messaging/calendar/SubscribeButton.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMemo } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { useServerFiles } from '../../kit/export/serverFiles.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { text } from '../../kit/table/columns.ts';
import { FillMark } from '../parts/Fill.tsx';
import { NoShifts } from '../parts/NothingYet.tsx';
import { SeatNames } from '../parts/SeatMark.tsx';
import { seatsOf } from '../schedule/lines.ts';
import { type DeskKey, type DeskSay, useDeskWords } from '../words.ts';
import { PaperByDay, PaperByPerson, PaperLegend } from './Paper.tsx';

const TABLE = { view: 'table', date: '', applied: false };
const PAPER = { ...TABLE, view: 'time' };
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

interface ScheduleProps {
  readonly title: DeskKey;
  readonly first: typeof TABLE | typeof PAPER;
}

const SHEETS = { time: PaperByDay, person: PaperByPerson };

/** Who works when: as a table that is searched, or as sheets to print. */
function Schedule({ title, first }: ScheduleProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid, name } = useDesk();
  const categoryName = useCategoryName();
  const { filter, set } = useUrlFilter(first);
  const { view, date, applied } = filter;
  const columns = useMemo(() => columnsOf(d, language, categoryName), [d, language, categoryName]);
  const { grid, workbook } = useServerFiles(tid);
  const shifts = useCall(getShiftSpots, { params: { tid }, body: {} });
  return (
    <>
      <DeskHeader title={d(title)} actions={<SubscribeButton tid={tid} />} />
      <Answered of={shifts} loading="table" rows={10} empty={<NoShifts />}>
        {(all) => {
          const rows = all.filter((shift) => !date || shift.date === date);
          const filters = (
            <>
              <Choice
                label={d(title)}
                value={view}
                options={[
                  ['table', d('schedule.table')],
                  ['time', d('schedule.byTime')],
                  ['person', d('recap.byPerson')],
                ]}
                onChange={(next) => set({ view: next })}
              />
              <DayFilter days={daysOf(all, language)} value={date} onChange={(day) => set({ date: day })} />
            </>
          );
          const Sheets = Object.hasOwn(SHEETS, view) && SHEETS[view as keyof typeof SHEETS];
          if (!Sheets) {
            return (
              <ReportOf
                caption={d(title)}
                file={`${name} ${d(title)}`}
                columns={columns}
                rows={rows}
                rowKey={({ sid }) => sid}
                first={BY_TIME}
                mark={({ count, confirmed_count, wait_count }) => `${count} ${confirmed_count} ${wait_count}`}
                filters={filters}
                also={[grid, workbook]}
              />
            );
          }
          return (
            <>
              <Toolbar>
                {filters}
                <FormControlLabel
                  label={d('schedule.withApplied')}
                  control={<Checkbox checked={applied} onChange={(_, on) => set({ applied: on })} />}
                />
                <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
                  {d('action.print')}
                </Button>
              </Toolbar>
              <Sheets shifts={rows} applied={applied} />
              <PaperLegend applied={applied} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

export const ScheduleTable = () => <Schedule title="staff.scheduleTable" first={TABLE} />;
export const PrintSchedule = () => <Schedule title="staff.schedulePrint" first={PAPER} />;
