import type { RefusedSeat } from '@courtcrew/domain/audit/whatIf.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { type ChoiceName, useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { nameColumn, text } from '../../kit/table/columns.ts';
import { useWhatIfWords, type WhatIfSay } from './words.ts';

const FIRST = { by: 'day', descending: false };

const columnsOf = (w: WhatIfSay, nameOf: ChoiceName, zone: TimeZone): readonly Column<RefusedSeat>[] => [
  nameColumn(w('whatIf.name')),
  { key: 'shift', label: w('whatIf.shift') },
  { key: 'day', label: w('whatIf.day'), type: 'day', value: ({ start }) => start, zone },
  text('credentials', w('whatIf.credentials'), ({ credentials }) => nameOf(credentials)),
  text('why', w('whatIf.why'), ({ why }) => w(`why.${why}`)),
  { key: 'given', label: w('whatIf.given'), type: 'time', value: (row) => row.time, zone },
];

interface RefusedSeatsProps {
  readonly rows: readonly RefusedSeat[];
  /** Assignments that were judged. */
  readonly seats: number;
  /** The tournament enforces the rule already. */
  readonly isOn: boolean;
}

/** Assignments that exact match would have refused. */
export function RefusedSeats({ rows, seats, isOn }: RefusedSeatsProps) {
  const w = useWhatIfWords();
  const nameOf = useChoiceName();
  const { name, time_zone: zone } = useDesk();
  const columns = useMemo(() => columnsOf(w, nameOf, zone), [w, nameOf, zone]);
  if (rows.length === 0) return <EmptyState title={w('whatIf.noneRefused', { seats })} />;
  return (
    <>
      <Box role="status" sx={{ fontWeight: 650, mb: 2 }}>
        {w('whatIf.refused', { count: rows.length, seats })}
      </Box>
      {isOn && <Box sx={{ color: 'text.secondary', mb: 2 }}>{w('whatIf.exactIsOn')}</Box>}
      <ReportOf
        caption={`${w('staff.whatIf')}: ${w('whatIf.byExact')}`}
        file={`${name} ${w('staff.whatIf')}`}
        columns={columns}
        rows={rows}
        rowKey={({ sid, ref_id, time: given }) => `${sid} ${ref_id} ${given}`}
        first={FIRST}
      />
    </>
  );
}
