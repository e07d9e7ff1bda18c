import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { getRecap, getRefereeScheduleRecap, getShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { datedDay, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ColumnChoice, type FirstColumns, useShownColumns } from '../../kit/report/ColumnChoice.tsx';
import { Report } from '../../kit/report/Report.tsx';
import { BY_NAME, count, load, nameColumn, text } from '../../kit/table/columns.ts';
import { NoShifts, NoStaff } from '../parts/NothingYet.tsx';
import { credentialsColumn } from '../parts/personColumns.tsx';
import { ShiftTags } from '../parts/ShiftTags.tsx';
import { type DeskKey, type DeskSay, useDeskWords } from '../words.ts';
import { HeatLink } from './HeatLink.tsx';
import { type Heat, heatOf, nextCell } from './heat.ts';

type PersonRow = AnswerOf<typeof getRefereeScheduleRecap>[number];
type DayRow = AnswerOf<typeof getRecap>[number];

const personColumns = (d: DeskSay, zone: TimeZone): readonly Column<PersonRow>[] => [
  nameColumn(d('column.name')),
  credentialsColumn(d),
  count('shifts', d('column.shifts'), ({ shift_count }) => shift_count),
  count('confirmed', d('column.confirmed'), ({ confirmed_count }) => confirmed_count),
  count('applied', d('column.applied'), ({ wait_count }) => wait_count),
  load('hours', d('column.hours'), ({ time }) => time),
  text('which', d('column.shift'), ({ shifts }) => shifts.map(({ name }) => name).join(', '), {
    cell: ({ shifts }) => <ShiftTags shifts={shifts} zone={zone} />,
  }),
];

const HOURS = { names: 'name', bars: ['hours'] };

interface RecapProps {
  readonly title: DeskKey;
  /** Of the officials. */
  readonly first: FirstColumns;
}

function RecapByPerson({ title, first }: RecapProps) {
  const d = useDeskWords();
  const { tid, name, time_zone: zone } = useDesk();
  const columns = useMemo(() => personColumns(d, zone), [d, zone]);
  return (
    <Report
      of={useCall(getRefereeScheduleRecap, { body: { tid } })}
      empty={<NoStaff />}
      caption={d(title)}
      file={`${name} ${d(title)}`}
      columns={useShownColumns(columns, first)}
      rowKey={({ ref_id }) => ref_id}
      first={BY_NAME}
      filters={<ColumnChoice columns={columns} first={first} />}
      mark={({ shift_count, confirmed_count, wait_count }) =>
        `${shift_count} ${confirmed_count} ${wait_count}`
      }
      chart={HOURS}
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

/** Heat map of missing people by shift and day; a press opens those shifts. */
function HeatMap() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const shifts = useCall(getShifts, { params: { tid } });
  const heat = useMemo(() => heatOf(shifts.data ?? []), [shifts.data]);
  return (
    <>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1.5 }}>{d('heat.help')}</Box>
      <Answered of={shifts} loading="table" rows={8} empty={<NoShifts />}>
        {() => <HeatTable heat={heat} />}
      </Answered>
    </>
  );
}

const CELLS = {
  borderCollapse: 'separate',
  borderSpacing: '4px',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 550, px: 1, py: 0.5, whiteSpace: 'nowrap' },
  '& tbody th, & thead th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    maxWidth: { xs: 132, md: 280 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { xs: 'normal', md: 'nowrap' },
    backgroundColor: 'background.default',
  },
  '& td': { p: 0 },
} as const;

function HeatTable({ heat }: { heat: Heat }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  const table = useRef<HTMLTableElement>(null);
  const first = heat.days.findIndex(({ date }) => heat.rows[0]?.cells.has(date));
  // One Tab stop; arrow keys move within.
  const [active, setActive] = useState({ row: 0, column: first });
  const walk = (event: KeyboardEvent) => {
    const next = nextCell(heat, active, event.key);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" ref={table} aria-label={d('heat.title')} onKeyDown={walk} sx={CELLS}>
        <thead>
          <tr>
            <th scope="col">{d('column.shift')}</th>
            {heat.days.map(({ date, start }) => (
              <th key={date} scope="col">
                {shortDay(start, time_zone, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heat.rows.map(({ key, name, category, cells }, row) => (
            <tr key={key}>
              <th scope="row" title={`${name} · ${category}`}>
                {name || category}
              </th>
              {heat.days.map(({ date }, column) => {
                const cell = cells.get(date);
                const isActive = active.row === row && active.column === column;
                return (
                  <td key={date}>
                    {cell && (
                      <HeatLink
                        cell={cell}
                        name={name || category}
                        place={`${row} ${column}`}
                        active={isActive}
                        onFocus={() => setActive({ row, column })}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const FILTER = { view: 'person' };
const VIEWS = { person: RecapByPerson, day: RecapByDay, shift: HeatMap };

/** Hours and shifts of the officials, the same by day, and where people are missing. */
function Recap(props: RecapProps) {
  const d = useDeskWords();
  const { filter, set } = useUrlFilter(FILTER);
  const view = Object.hasOwn(VIEWS, filter.view) ? (filter.view as keyof typeof VIEWS) : 'person';
  const View = VIEWS[view];
  return (
    <>
      <DeskHeader title={d(props.title)} />
      <Box className="no-print" sx={{ mb: 2 }}>
        <Choice
          label={d(props.title)}
          value={view}
          options={[
            ['person', d('recap.byPerson')],
            ['day', d('recap.byDay')],
            ['shift', d('heat.title')],
          ]}
          onChange={(next) => set({ view: next })}
        />
      </Box>
      <View {...props} />
    </>
  );
}

const RECAP = { columns: 'credentials,shifts,confirmed,applied,hours' };
export const ScheduleRecap = () => <Recap title="staff.scheduleRecap" first={RECAP} />;

const DETAIL = { columns: 'credentials,shifts,confirmed,hours,which' };
export const TimeAndShifts = () => <Recap title="staff.timeAndShifts" first={DETAIL} />;
