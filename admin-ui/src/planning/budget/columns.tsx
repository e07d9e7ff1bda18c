import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { ItemActs } from '../ItemActs.tsx';
import type { BudgetItem } from '../item.ts';
import { usePlanWords } from '../words.ts';

const TONES = { income: 'success', sponsorship: 'info', deduction: 'warning', expense: 'plain' } as const;

const money = (dollars: number | null): string => (dollars === null ? '' : moneyText(centsOf(dollars)));

/** Prices per piece may be finer than a cent. */
const rateText = (rate: number): string =>
  centsOf(rate) / 100 === rate ? moneyText(centsOf(rate)) : `$${rate.toFixed(4)}`;

/** An item of the budget: its type, what it is counted from, and what it came to. */
export function useBudgetColumns(): readonly ListColumn<BudgetItem>[] {
  const p = usePlanWords();
  const kindText = ({ kind }: BudgetItem) => (kind ? p(`budget.${kind}`) : '');
  const amount = (source: 'total' | 'actual'): ListColumn<BudgetItem> => ({
    source,
    label: p(`budget.${source}`),
    number: true,
    text: (row) => money(row[source]),
    file: (row) => row[source],
  });
  const more = { unsorted: true, hidden: true } as const;
  return [
    { source: 'budget_title', label: p('budget.title'), primary: true, text: (row) => row.budget_title },
    {
      source: 'category_id',
      label: p('plan.type'),
      text: kindText,
      cell: (row) => <Badge tone={TONES[row.kind ?? 'expense']}>{kindText(row)}</Badge>,
    },
    { source: 'quantity', label: p('budget.quantity'), number: true, text: ({ quantity }) => quantity },
    {
      source: 'rate',
      label: p('budget.rate'),
      number: true,
      text: ({ rate }) => rateText(rate),
      file: ({ rate }) => rate,
    },
    amount('total'),
    amount('actual'),
    { source: 'contact', label: p('plan.contact'), text: ({ contact }) => contact },
    { source: 'contactPhone', label: p('plan.contactPhone'), text: (row) => row.contactPhone, ...more },
    { source: 'contactEmail', label: p('plan.contactEmail'), text: (row) => row.contactEmail, ...more },
    {
      source: 'todo',
      label: p('plan.alsoTodo'),
      text: ({ todo, todo_title }) => (todo ? todo_title : ''),
      unsorted: true,
    },
    { source: 'itemNotes', label: p('plan.notes'), text: ({ itemNotes }) => itemNotes, ...more },
    actsColumn(p('plan.acts'), (item) => <ItemActs part="budget" item={item} />),
  ];
}
