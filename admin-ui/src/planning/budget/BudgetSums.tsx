import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { getBudgetSubTotals } from '@courtcrew/domain/planning/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { Beside, Section } from '../../kit/page/layout.tsx';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { usePlanWords } from '../words.ts';

/** Charts weigh as much as the rest of the page: they come after it. */
const BudgetChart = onDemand(async () => (await import('./BudgetChart.tsx')).BudgetChart);

const SUMS = [
  ['total_income', 'budget.income'],
  ['total_sponsor', 'budget.sponsorship'],
  ['total_income_deductions', 'budget.deduction'],
  ['income_after_deductions', 'budget.after'],
  ['total_expenses', 'budget.expense'],
  ['net', 'budget.net'],
] as const;

/** Sums of sums. */
const STRONG: readonly string[] = ['income_after_deductions', 'net'];

interface SumRow {
  readonly id: string;
  readonly label: string;
  /** Dollars; null for what is not planned here. */
  readonly planned: number | null;
  readonly actual: number;
}

/** The subtotals as a table, and beside it the same as bars. */
export function BudgetSums() {
  const p = usePlanWords();
  const { tid } = useDesk();
  const totals = useCall(getBudgetSubTotals, { params: { tid } });
  return (
    <Answered of={totals} loading="table" rows={6}>
      {({ actual, ...planned }) => {
        const rows = SUMS.map(([id, word]) => ({
          id,
          label: p(word),
          planned: planned[id],
          actual: actual[id],
        }));
        const paid = {
          id: 'officials',
          label: p('budget.officials'),
          planned: null,
          actual: actual.officials,
        };
        return (
          <Box sx={{ mb: 4 }}>
            <Beside>
              <Section title={p('budget.sums')}>
                <SumsTable rows={[...rows, paid]} />
              </Section>
              <Section title={p('budget.chart')}>
                <BudgetChart
                  rows={rows.filter(({ id }) => !STRONG.includes(id))}
                  labels={{ planned: p('budget.planned'), actual: p('budget.actual') }}
                />
              </Section>
            </Beside>
          </Box>
        );
      }}
    </Answered>
  );
}

function SumsTable({ rows }: { readonly rows: readonly SumRow[] }) {
  const p = usePlanWords();
  const said = ({ id }: SumRow, text: string) => (STRONG.includes(id) ? <strong>{text}</strong> : text);
  const amount = (which: 'planned' | 'actual'): Column<SumRow> => ({
    key: which,
    label: p(`budget.${which}`),
    type: 'number',
    cell: (row) => {
      const dollars = row[which];
      return dollars === null ? '' : said(row, moneyText(centsOf(dollars)));
    },
  });
  const columns: readonly Column<SumRow>[] = [
    { key: 'label', label: p('plan.type'), primary: true, cell: (row) => said(row, row.label) },
    amount('planned'),
    amount('actual'),
  ];
  return <ResponsiveTable caption={p('budget.sums')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
