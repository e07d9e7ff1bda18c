import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import Box from '@mui/material/Box';
import { ShiftCard, ShiftTitle } from '../signup/ShiftCard.tsx';
import { ShiftHours } from '../signup/ShiftHours.tsx';
import { useDayHeading } from '../signup/useDayHeading.ts';
import { captainsOf, type Shift } from './listing.ts';
import { VolunteerActions } from './VolunteerActions.tsx';
import { useVolunteerWords } from './words.ts';

/** What a table's heading leaves out: the day in a category, the category on a day. */
export type Order = 'category' | 'time';

interface TitleProps {
  readonly shift: Shift;
  readonly order: Order;
  /** Captains already named by the heading. */
  readonly known: string;
}

function Title({ shift, order, known }: TitleProps) {
  const w = useVolunteerWords();
  const captains = captainsOf(shift);
  const names = captains === known ? '' : captains;
  const below = [
    order === 'time' ? shift.category_name : '',
    shift.shift_description,
    names && w('volunteer.captains', { names }),
  ];
  return <ShiftTitle shift={shift} below={below} />;
}

function Filled({ shift: { count, spots, wait_count } }: { shift: Shift }) {
  const w = useVolunteerWords();
  return (
    <>
      <Box>{w('signup.filled', { count, spots })}</Box>
      {wait_count > 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {w('volunteer.waiting', { count: wait_count })}
        </Box>
      )}
    </>
  );
}

interface VolunteerTableProps {
  readonly caption: string;
  readonly shifts: readonly Shift[];
  readonly order: Order;
  /** Captains already named by the heading. */
  readonly known: string;
  /** The tournament takes registrations. */
  readonly open: boolean;
  readonly now: string;
  /** Day headings within the rows. */
  readonly dayed?: boolean;
}

export function VolunteerTable({
  caption,
  shifts,
  order,
  known,
  open,
  now,
  dayed = order === 'category',
}: VolunteerTableProps) {
  const w = useVolunteerWords();
  const dayOf = useDayHeading();
  const columns: readonly Column<Shift>[] = [
    {
      key: 'name',
      label: w('signup.shift'),
      primary: true,
      cell: (shift) => <Title shift={shift} order={order} known={known} />,
    },
    {
      key: 'time',
      label: w('signup.time'),
      cell: ({ start, end, time_zone }) => <ShiftHours start={start} end={end} zone={time_zone} />,
    },
    { key: 'spots', label: w('signup.spots'), cell: (shift) => <Filled shift={shift} /> },
  ];
  return (
    <ResponsiveTable
      caption={caption}
      columns={columns}
      rows={shifts}
      rowKey={({ sid }) => sid}
      groupOf={dayed ? dayOf : undefined}
      mark={({ state, count, wait_count, start, end }) => `${state} ${count} ${wait_count} ${start} ${end}`}
      card={(shift) => (
        <ShiftCard
          shift={shift}
          title={<Title shift={shift} order={order} known={known} />}
          spots={<Filled shift={shift} />}
          actions={<VolunteerActions shift={shift} open={open} now={now} />}
        />
      )}
      actions={(shift) => <VolunteerActions shift={shift} open={open} now={now} />}
    />
  );
}
