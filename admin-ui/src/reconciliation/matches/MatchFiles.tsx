import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { ExportMenu } from '../../kit/export/ExportMenu.tsx';
import { usePayWords } from '../words.ts';
import { nameOn, noteOn, partOf, type Side } from './parts.ts';

interface MatchFilesProps {
  readonly rows: readonly MatchRow[];
}

export function useFileColumns(): readonly Column<MatchRow>[] {
  const p = usePayWords();
  const { time_zone: zone } = useDesk();
  const yes = (key: 'paid' | 'posted' | 'second_paid' | 'posted_second', label: string) => ({
    ...{ key, label },
    value: (row: MatchRow) => (row[key] ? p('filter.yes') : ''),
  });
  const of = (side: 'lead' | 'supporting', what: 'estimate' | 'amount' | 'paid' | 'posted' | 'note') =>
    `${p(`pay.${side}`)}: ${p(`pay.${what}`)}`;
  return [
    { key: 'start_time', label: p('match.played'), type: 'time', zone, primary: true },
    { key: 'court_num', label: p('match.court') },
    { key: 'medal', label: p('match.medal'), value: ({ medal }) => (medal === 'none' ? '' : medal) },
    { key: 'sysid', label: p('match.sysid') },
    { key: 'name', label: p('pay.lead') },
    { key: 'estimated_amount', label: of('lead', 'estimate'), type: 'money' },
    { key: 'amount', label: of('lead', 'amount'), type: 'money' },
    yes('paid', of('lead', 'paid')),
    yes('posted', of('lead', 'posted')),
    { key: 'payment_note', label: of('lead', 'note') },
    { key: 'supporting', label: p('pay.supporting') },
    { key: 'estimated_supporting_amount', label: of('supporting', 'estimate'), type: 'money' },
    { key: 'second_amount', label: of('supporting', 'amount'), type: 'money' },
    yes('second_paid', of('supporting', 'paid')),
    yes('posted_second', of('supporting', 'posted')),
    { key: 'second_payment_note', label: of('supporting', 'note') },
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
      <ExportMenu file="reconciliation" columns={useFileColumns()} rows={rows} />
    </Box>
  );
}

/** Non-empty texts, one per line. */
const lines = (...texts: readonly (string | null | false)[]) =>
  texts.filter(Boolean).map((text) => <div key={String(text)}>{text}</div>);

/** The matches for print: without buttons, no wider than the page. */
export function MatchPaper({ rows }: MatchFilesProps) {
  const p = usePayWords();
  const columns = useFileColumns();
  const partColumns = (side: Side): readonly Column<MatchRow>[] => {
    const of = (what: 'amount' | 'paid') => `${p(`pay.${side}`)}: ${p(`pay.${what}`)}`;
    return [
      { key: side, label: p(`pay.${side}`), cell: (row) => lines(nameOn(row, side), noteOn(row, side)) },
      {
        key: `${side}Amount`,
        label: of('amount'),
        type: 'number',
        cell: (row) => {
          const part = partOf(row, side);
          const written = (cents: number) => dollarText(dollars(cents));
          const estimate = part && part.amount !== part.estimated && written(part.estimated);
          return part && lines(written(part.amount), estimate && p('pay.est', { amount: estimate }));
        },
      },
      {
        key: `${side}Marks`,
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
        ...columns.slice(0, 2),
        {
          key: 'sysid',
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
