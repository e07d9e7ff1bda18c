import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { actsColumn } from '../../kit/table/columns.ts';
import { ItemActs } from '../ItemActs.tsx';
import type { BudgetItem } from '../item.ts';
import { usePlanWords } from '../words.ts';

const TONES = { income: 'success', sponsorship: 'info', deduction: 'warning', expense: 'plain' } as const;

/** Prices per piece may be finer than a cent. */
const rateText = (rate: number): string =>
  centsOf(rate) / 100 === rate ? moneyText(centsOf(rate)) : `$${rate.toFixed(4)}`;

/** An item of the budget: its type, what it is counted from, and what it came to. */
export function useBudgetColumns(): readonly Column<BudgetItem>[] {
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
