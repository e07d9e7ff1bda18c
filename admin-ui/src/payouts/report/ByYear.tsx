import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getYearlyPayees } from '@courtcrew/domain/payouts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report } from '../../kit/report/Report.tsx';
import { count, money, text } from '../../kit/table/columns.ts';
import { addressOf } from '../payees/payees.ts';
import { type PayoutSay, usePayoutWords } from '../words.ts';

type Row = AnswerOf<typeof getYearlyPayees>[number];

const columnsOf = (w: PayoutSay): readonly Column<Row>[] => [
  { key: 'name', label: w('item.name'), primary: true },
  { key: 'year', label: w('report.inYear'), type: 'number' },
  money('total', w('report.paid'), ({ total }) => total),
  count('tournaments', w('report.tournaments'), ({ tournaments }) => tournaments),
  text('reportable', w('report.reportable'), (row) => w(row.reportable ? 'payee.yes' : 'payee.no')),
  text('w9', w('payee.w9'), (row) => w(row.w9_received ? 'payee.yes' : 'payee.no')),
  text('address', w('payee.address'), addressOf),
];

const LARGEST_FIRST = { by: 'total', descending: true };

/** Who is to be told to the tax office, prepared for form 1099. */
export function ByYear() {
  const w = usePayoutWords();
  const { tid, name } = useDesk();
  const rows = useCall(getYearlyPayees, { params: { tid } });
  const years = [...new Set((rows.data ?? []).map(({ year }) => year))];
  return (
    <>
      {years.length > 0 && (
        <Box sx={{ mb: 2, color: 'text.secondary' }}>{w('report.yearHelp', { year: years.join(', ') })}</Box>
      )}
      <Report
        of={rows}
        empty={<EmptyState title={w('report.nonePaid')} />}
        caption={w('report.year')}
        file={`${name} 1099`}
        columns={useMemo(() => columnsOf(w), [w])}
        rowKey={({ ref_id, year }) => `${ref_id} ${year}`}
        first={LARGEST_FIRST}
      />
    </>
  );
}
