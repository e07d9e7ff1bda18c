import type { PaidOtherwise } from '@courtcrew/domain/audit/whatIf.ts';
import { centsOf, dollars, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { BY_NAME, count, money, nameColumn } from '../../kit/table/columns.ts';
import { useWhatIfWords, type WhatIfSay } from './words.ts';

/** In cents. */
const differenceIn = ({ would, amount }: PaidOtherwise): number => centsOf(would) - centsOf(amount);

const columnsOf = (w: WhatIfSay): readonly Column<PaidOtherwise>[] => [
  nameColumn(w('whatIf.name')),
  count('matches', w('whatIf.matches'), ({ matches }) => matches),
  money('amount', w('whatIf.amount'), ({ amount }) => amount),
  money('would', w('whatIf.would'), ({ would }) => would),
  money('difference', w('whatIf.difference'), (row) => dollars(differenceIn(row))),
];

export function OtherPay({ rows }: { readonly rows: readonly PaidOtherwise[] }) {
  const w = useWhatIfWords();
  const { name } = useDesk();
  const columns = useMemo(() => columnsOf(w), [w]);
  if (rows.length === 0) return <EmptyState title={w('whatIf.noMatches')} />;
  const difference = sumOf(rows.map(differenceIn));
  const total = {
    would: moneyText(sumOf(rows.map(({ would }) => centsOf(would)))),
    amount: moneyText(sumOf(rows.map(({ amount }) => centsOf(amount)))),
    difference: `${difference > 0 ? '+' : ''}${moneyText(difference)}`,
  };
  return (
    <>
      <Box role="status" sx={{ fontWeight: 650, mb: 2 }}>
        {w('whatIf.total', total)}
      </Box>
      <ReportOf
        caption={`${w('staff.whatIf')}: ${w('whatIf.byRates')}`}
        file={`${name} ${w('staff.whatIf')}`}
        columns={columns}
        rows={rows}
        rowKey={({ ref_id }) => ref_id}
        first={BY_NAME}
      />
    </>
  );
}
