import { isOver } from '@courtcrew/domain/roster/passing.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { VenueTime } from '@courtcrew/ui-kit/time/VenueTime.tsx';
import { useShiftCategory } from '@courtcrew/ui-kit/words/useShiftCategory.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useScheduleWords } from '../words/schedule.ts';
import { OwnActions, OwnStatus } from './RowActions.tsx';
import { ShiftLinks } from './ShiftLinks.tsx';
import { ahead } from './schedule.ts';

interface ScheduleCardProps {
  readonly row: ScheduleRow;
  readonly open: boolean;
  readonly links: ReactNode;
}

function ScheduleCard({ row, open, links }: ScheduleCardProps) {
  const categoryOf = useShiftCategory();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ fontWeight: 650 }}>
        {categoryOf(row)}: {row.name}
      </Box>
      <VenueTime start={row.start} end={row.end} zone={row.time_zone} />
      <Box
        tabIndex={-1}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          justifyContent: 'space-between',
          mt: 0.5,
        }}
      >
        <OwnStatus row={row} />
        {open && <OwnActions row={row} />}
      </Box>
      {links}
    </Box>
  );
}

function Acts({ row }: { row: ScheduleRow }) {
  return (
    <Box tabIndex={-1} sx={{ display: 'inline-flex', flexWrap: 'wrap', minHeight: { sm: 44 } }}>
      <OwnActions row={row} />
    </Box>
  );
}

interface ScheduleTableProps {
  readonly caption: string;
  readonly rows: readonly ScheduleRow[];
  /** UTC instant; rows that begin later have actions. */
  readonly now: string;
  /** With the ways to place, coordinator and calendar of each. */
  readonly links?: boolean;
}

export function ScheduleTable({ caption, rows, now, links = false }: ScheduleTableProps) {
  const w = useScheduleWords();
  const categoryOf = useShiftCategory();
  const linksOf = (row: ScheduleRow) => links && <ShiftLinks row={row} coming={!isOver(row, now)} />;
  const columns: readonly Column<ScheduleRow>[] = [
    {
      key: 'time',
      label: w('signup.time'),
      cell: ({ start, end, time_zone }) => <VenueTime start={start} end={end} zone={time_zone} inTable />,
    },
    {
      key: 'shift',
      label: w('signup.shift'),
      cell: (row) => (
        <>
          {row.name}
          {linksOf(row)}
        </>
      ),
    },
    { key: 'category', label: w('schedule.category'), cell: categoryOf },
    { key: 'status', label: w('schedule.status'), cell: (row) => <OwnStatus row={row} /> },
  ];
  const open = new Set(ahead(rows, now).map(({ shift_id }) => shift_id));
  return (
    <ResponsiveTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ shift_id }) => shift_id}
      mark={({ status, start, end }) => `${status} ${start} ${end}`}
      card={(row) => <ScheduleCard row={row} open={open.has(row.shift_id)} links={linksOf(row)} />}
      actions={(row) => open.has(row.shift_id) && <Acts row={row} />}
    />
  );
}
