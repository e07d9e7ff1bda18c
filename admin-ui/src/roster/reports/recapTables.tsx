import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getRecap, getRefereeScheduleRecap } from '@courtcrew/domain/roster/contract.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { ResponsiveTable, type Sort } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { hoursMinutes } from '@courtcrew/ui-kit/time/format.ts';
import Box from '@mui/material/Box';
import { sorted } from '../../kit/desk/sorting.ts';
import { useDeskWords } from '../words.ts';

type PersonRow = AnswerOf<typeof getRefereeScheduleRecap>[number];
type DayRow = AnswerOf<typeof getRecap>[number];

const values = {
  name: ({ last, first }: PersonRow) => `${last} ${first}`,
  credentials: ({ credentials }: PersonRow) => credentials,
  shifts: ({ shift_count }: PersonRow) => shift_count,
  confirmed: ({ confirmed_count }: PersonRow) => confirmed_count,
  applied: ({ wait_count }: PersonRow) => wait_count,
  hours: ({ time }: PersonRow) => time,
};

interface RecapByPersonProps {
  readonly rows: readonly PersonRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Shifts and hours of each official, with a bar against the busiest one. */
export function RecapByPerson({ rows, sort, onSort }: RecapByPersonProps) {
  const d = useDeskWords();
  const most = Math.max(1, ...rows.map(({ time }) => time));
  const sortable = true;
  const right = 'right' as const;
  return (
    <ResponsiveTable
      caption={d('staff.scheduleRecap')}
      rows={sorted(rows, sort, values)}
      rowKey={({ ref_id }) => ref_id}
      sort={sort}
      onSort={onSort}
      mark={({ shift_count, confirmed_count, wait_count }) =>
        `${shift_count} ${confirmed_count} ${wait_count}`
      }
      columns={[
        { id: 'name', label: d('column.name'), primary: true, sortable, cell: ({ name }) => name },
        {
          id: 'credentials',
          label: d('column.credentials'),
          sortable,
          cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
        },
        {
          id: 'shifts',
          label: d('column.shifts'),
          align: right,
          sortable,
          cell: ({ shift_count }) => shift_count,
        },
        {
          id: 'confirmed',
          label: d('column.confirmed'),
          align: right,
          sortable,
          cell: ({ confirmed_count }) => confirmed_count,
        },
        {
          id: 'applied',
          label: d('column.applied'),
          align: right,
          sortable,
          cell: ({ wait_count }) => wait_count,
        },
        {
          id: 'hours',
          label: d('column.hours'),
          align: right,
          sortable,
          cell: ({ time }) => hoursMinutes(time),
        },
        {
          id: 'load',
          label: d('recap.load'),
          wideOnly: true,
          cell: ({ time }) => (
            <Box aria-hidden sx={{ minWidth: 120, height: 12 }}>
              <Box
                sx={{ height: 12, borderRadius: '3px', backgroundColor: 'primary.light' }}
                style={{ width: `${(100 * time) / most}%` }}
              />
            </Box>
          ),
        },
      ]}
    />
  );
}

/** Spots and people of each day and category. */
export function RecapByDay({ rows }: { rows: readonly DayRow[] }) {
  const d = useDeskWords();
  const number = (id: 'shifts' | 'spots' | 'count' | 'confirmed_count' | 'wait_count', label: string) => ({
    id,
    label,
    align: 'right' as const,
    cell: (row: DayRow) => row[id],
  });
  return (
    <ResponsiveTable
      caption={d('recap.byDay')}
      rows={rows}
      rowKey={({ date, category }) => `${date} ${category}`}
      columns={[
        {
          id: 'date',
          label: d('column.day'),
          primary: true,
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
        { id: 'category', label: d('column.category'), wideOnly: true, cell: ({ category }) => category },
        number('shifts', d('column.shifts')),
        number('spots', d('desk.need')),
        number('count', d('column.selected')),
        number('confirmed_count', d('column.confirmed')),
        number('wait_count', d('column.applied')),
      ]}
    />
  );
}
