import { centsOf, dollars } from '@courtcrew/domain/kernel/money.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { type Column, ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { type ReportColumn, textOf } from '../../kit/report/column.ts';
import { ReportFiles } from '../../kit/report/ReportFiles.tsx';
import { usePayWords } from '../words.ts';
import { nameOn, noteOn, partOf, type Side } from './parts.ts';

interface MatchFilesProps {
  readonly rows: readonly MatchRow[];
}

export function useFileColumns(): readonly ReportColumn<MatchRow>[] {
  const p = usePayWords();
  const { time_zone: zone } = useDesk();
  const money = (id: string, label: string, value: (row: MatchRow) => number | null) => ({
    ...{ id, label, type: 'money' as const },
    value: (row: MatchRow) => {
      const dollars = value(row);
      return dollars === null ? null : centsOf(dollars);
    },
  });
  const yes = (id: string, label: string, value: (row: MatchRow) => boolean | null) => ({
    ...{ id, label, type: 'text' as const },
    value: (row: MatchRow) => (value(row) ? p('filter.yes') : ''),
  });
  const text = (id: string, label: string, value: (row: MatchRow) => string | null) => ({
    ...{ id, label, type: 'text' as const, value },
  });
  const of = (side: 'lead' | 'supporting', what: 'estimate' | 'amount' | 'paid' | 'posted' | 'note') =>
    `${p(`pay.${side}`)}: ${p(`pay.${what}`)}`;
  return [
    {
      id: 'start_time',
      label: p('match.played'),
      type: 'time',
      value: (row) => row.start_time,
      zone: () => zone,
      primary: true,
    },
    text('court_num', p('match.court'), (row) => row.court_num),
    text('medal', p('match.medal'), (row) => (row.medal === 'none' ? '' : row.medal)),
    text('sysid', p('match.sysid'), (row) => row.sysid),
    text('name', p('pay.lead'), (row) => row.name),
    money('estimated_amount', of('lead', 'estimate'), (row) => row.estimated_amount),
    money('amount', of('lead', 'amount'), (row) => row.amount),
    yes('paid', of('lead', 'paid'), (row) => row.paid),
    yes('posted', of('lead', 'posted'), (row) => row.posted),
    text('payment_note', of('lead', 'note'), (row) => row.payment_note),
    text('supporting', p('pay.supporting'), (row) => row.supporting),
    money('second_estimate', of('supporting', 'estimate'), (row) => row.estimated_supporting_amount),
    money('second_amount', of('supporting', 'amount'), (row) => row.second_amount),
    yes('second_paid', of('supporting', 'paid'), (row) => row.second_paid),
    yes('posted_second', of('supporting', 'posted'), (row) => row.posted_second),
    text('second_payment_note', of('supporting', 'note'), (row) => row.second_payment_note),
  ];
}

export function MatchFiles({ rows }: MatchFilesProps) {
  const p = usePayWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, '@media print': { display: 'none' } }}>
      <Button
        variant="outlined"
        startIcon={<Print />}
        disabled={rows.length === 0}
        onClick={() => window.print()}
      >
        {p('action.print')}
      </Button>
      <ReportFiles file="reconciliation" columns={useFileColumns()} rows={rows} />
    </Box>
  );
}

/** Non-empty texts, one per line. */
const lines = (...texts: readonly (string | null | false)[]) =>
  texts.filter(Boolean).map((text) => <div key={String(text)}>{text}</div>);

/** The matches for print: without buttons, no wider than the page. */
export function MatchPaper({ rows }: MatchFilesProps) {
  const p = usePayWords();
  const { language } = useSpeech();
  const columns = useFileColumns();
  const partColumns = (side: Side): readonly Column<MatchRow>[] => {
    const of = (what: 'amount' | 'paid') => `${p(`pay.${side}`)}: ${p(`pay.${what}`)}`;
    return [
      { id: side, label: p(`pay.${side}`), cell: (row) => lines(nameOn(row, side), noteOn(row, side)) },
      {
        id: `${side}Amount`,
        label: of('amount'),
        align: 'right',
        cell: (row) => {
          const part = partOf(row, side);
          const written = (cents: number) => dollarText(dollars(cents));
          const estimate = part && part.amount !== part.estimated && written(part.estimated);
          return part && lines(written(part.amount), estimate && p('pay.est', { amount: estimate }));
        },
      },
      {
        id: `${side}Marks`,
        label: `${of('paid')}, ${p('pay.posted')}`,
        cell: (row) => {
          const part = partOf(row, side);
          return part && lines(part.paid && p('pay.paid'), part.posted && p('pay.posted'));
        },
      },
    ];
  };
  return (
    <ResponsiveTable
      caption={p('staff.reconciliation')}
      columns={[
        ...columns.slice(0, 2).map((column) => ({
          ...{ id: column.id, label: column.label, ...(column.primary && { primary: true }) },
          cell: (row: MatchRow) => textOf(column, row, language),
        })),
        {
          id: 'sysid',
          label: p('match.sysid'),
          cell: (row) => (
            <>
              {row.sysid} <MedalBadge medal={row.medal} />
            </>
          ),
        },
        ...partColumns('lead'),
        ...partColumns('supporting'),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
