import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { getBudgetSubTotals } from '@courtcrew/domain/planning/contract.ts';
import { BUDGET_KINDS } from '@courtcrew/domain/planning/model.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { Beside, Section } from '../../kit/page/layout.tsx';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { ItemActs } from '../ItemActs.tsx';
import type { BudgetItem } from '../item.ts';
import { usePlanActions } from '../PlanActions.tsx';
import { PlanHeader } from '../PlanHeader.tsx';
import { usePlanWords } from '../words.ts';

const BY_KIND = { field: 'category_id', order: 'ASC' } as const;

/** What the tournament brings in and costs, as planned and as it came to. */
export function BudgetPage() {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { buttons, dialogs } = usePlanActions('budget');
  return (
    <>
      <ResourceList<BudgetItem>
        resource="budget"
        caption={p('staff.budget')}
        header={
          <>
            <PlanHeader title={p('staff.budget')} actions={buttons} />
            <BudgetSums />
          </>
        }
        columns={useBudgetColumns()}
        filters={[
          { kind: 'search', source: 'q', label: p('filter.search') },
          {
            kind: 'choice',
            source: 'kind',
            label: p('plan.type'),
            options: BUDGET_KINDS.map((kind) => [kind, p(`budget.${kind}`)]),
          },
          { kind: 'flag', source: 'todo', label: p('plan.alsoTodo') },
        ]}
        about={{ tid }}
        sort={BY_KIND}
        bulk={<BulkButton confirm={(count) => p('plan.deleteMany', { count })} />}
        empty={<EmptyState title={p('budget.none')} text={p('budget.noneHelp')} action={buttons} />}
        file="budget"
      />
      {dialogs}
    </>
  );
}

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
function BudgetSums() {
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

const TONES = { income: 'success', sponsorship: 'info', deduction: 'warning', expense: 'plain' } as const;

/** Prices per piece may be finer than a cent. */
const rateText = (rate: number): string =>
  centsOf(rate) / 100 === rate ? moneyText(centsOf(rate)) : `$${rate.toFixed(4)}`;

/** An item of the budget: its type, what it is counted from, and what it came to. */
function useBudgetColumns(): readonly Column<BudgetItem>[] {
  const p = usePlanWords();
  const kindText = ({ kind }: BudgetItem) => (kind ? p(`budget.${kind}`) : '');
  const more = { unsorted: true, hidden: true } as const;
  return [
    { key: 'budget_title', label: p('budget.title'), primary: true },
    {
      key: 'category_id',
      label: p('plan.type'),
      value: kindText,
      cell: (row) => <Badge tone={TONES[row.kind ?? 'expense']}>{kindText(row)}</Badge>,
    },
    { key: 'quantity', label: p('budget.quantity'), type: 'number' },
    {
      key: 'rate',
      label: p('budget.rate'),
      type: 'number',
      value: ({ rate }) => rateText(rate),
      file: ({ rate }) => rate,
    },
    { key: 'total', label: p('budget.total'), type: 'money' },
    { key: 'actual', label: p('budget.actual'), type: 'money' },
    { key: 'contact', label: p('plan.contact') },
    { key: 'contactPhone', label: p('plan.contactPhone'), ...more },
    { key: 'contactEmail', label: p('plan.contactEmail'), ...more },
    {
      key: 'todo',
      label: p('plan.alsoTodo'),
      value: ({ todo, todo_title }) => (todo ? todo_title : ''),
      unsorted: true,
    },
    { key: 'itemNotes', label: p('plan.notes'), ...more },
    actsColumn(p('table.actions'), (item) => <ItemActs part="budget" item={item} />),
  ];
}
