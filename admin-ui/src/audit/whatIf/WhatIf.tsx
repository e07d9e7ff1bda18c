import { whatIf } from '@courtcrew/domain/audit/contract.ts';
import type { PaidOtherwise } from '@courtcrew/domain/audit/whatIf.ts';
import { centsOf, dollars, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { BY_NAME, count, money, nameColumn } from '../../kit/table/columns.ts';
import { NO_RATES, Rates } from './Rates.tsx';
import { RefusedSeats } from './RefusedSeats.tsx';
import { useWhatIfWords, type WhatIfSay } from './words.ts';

const FILTER = { rule: 'rates', ...NO_RATES };

/** Replays the chosen tournament's log under another rule. */
export function WhatIf() {
  const w = useWhatIfWords();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const { rule, ...typed } = filter;
  const rates = Object.fromEntries(Object.entries(typed).filter(([, amount]) => amount !== ''));
  const told = useCall(whatIf, { params: { tid }, body: { rates } }, { keepFormer: true });
  const isExact = rule === 'exact';
  return (
    <>
      <DeskHeader title={w('staff.whatIf')} />
      <Alert severity="warning" sx={{ mb: 2 }}>
        <AlertTitle>{w('whatIf.mark')}</AlertTitle>
        {w('whatIf.help')}
      </Alert>
      <Choice
        label={w('whatIf.rule')}
        value={isExact ? 'exact' : 'rates'}
        options={[
          ['rates', w('whatIf.byRates')],
          ['exact', w('whatIf.byExact')],
        ]}
        onChange={(next) => set({ rule: next })}
      />
      <Box sx={{ color: 'text.secondary', my: 2 }}>
        {w(isExact ? 'whatIf.exactHelp' : 'whatIf.ratesHelp')}
      </Box>
      <Answered of={told} loading="table" rows={8}>
        {({ exact_match, rates: own, refused, seats, pay }) =>
          isExact ? (
            <RefusedSeats rows={refused} seats={seats} isOn={exact_match} />
          ) : (
            <>
              <Rates asked={typed} own={own} onAsk={set} />
              <OtherPay rows={pay} />
            </>
          )
        }
      </Answered>
    </>
  );
}

/** In cents. */
const differenceIn = ({ would, amount }: PaidOtherwise): number => centsOf(would) - centsOf(amount);

const columnsOf = (w: WhatIfSay): readonly Column<PaidOtherwise>[] => [
  nameColumn(w('whatIf.name')),
  count('matches', w('whatIf.matches'), ({ matches }) => matches),
  money('amount', w('whatIf.amount'), ({ amount }) => amount),
  money('would', w('whatIf.would'), ({ would }) => would),
  money('difference', w('whatIf.difference'), (row) => dollars(differenceIn(row))),
];

function OtherPay({ rows }: { readonly rows: readonly PaidOtherwise[] }) {
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
