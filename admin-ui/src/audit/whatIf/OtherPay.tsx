import type { PaidOtherwise } from '@courtcrew/domain/audit/whatIf.ts';
import { centsOf, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { BY_NAME, count, money, nameColumn } from '../../kit/report/columns.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { useWhatIfWords, type WhatIfSay } from './words.ts';

const amountIn = ({ amount }: PaidOtherwise): number => centsOf(amount);
const wouldBe = ({ would }: PaidOtherwise): number => centsOf(would);
const differenceIn = (row: PaidOtherwise): number => wouldBe(row) - amountIn(row);

const columnsOf = (w: WhatIfSay): readonly ReportColumn<PaidOtherwise>[] => [
  nameColumn(w('whatIf.name')),
  count('matches', w('whatIf.matches'), ({ matches }) => matches),
  money('amount', w('whatIf.amount'), amountIn),
  money('would', w('whatIf.would'), wouldBe),
  money('difference', w('whatIf.difference'), differenceIn),
];

export function OtherPay({ rows }: { readonly rows: readonly PaidOtherwise[] }) {
  const w = useWhatIfWords();
  const { name } = useDesk();
  const columns = useMemo(() => columnsOf(w), [w]);
  if (rows.length === 0) return <EmptyState title={w('whatIf.noMatches')} />;
  const difference = sumOf(rows.map(differenceIn));
  const total = {
    would: moneyText(sumOf(rows.map(wouldBe))),
    amount: moneyText(sumOf(rows.map(amountIn))),
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
