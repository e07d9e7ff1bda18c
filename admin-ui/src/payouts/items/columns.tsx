import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { actsColumn } from '../../kit/table/columns.ts';
import { PaidBadge } from '../parts/PaidBadge.tsx';
import { paymentText } from '../parts/payment.ts';
import { usePayoutWords } from '../words.ts';
import { ItemActs } from './ItemActs.tsx';
import type { Item } from './items.ts';

/** A prize, whose it is and how it was paid. */
export function useItemColumns(events: readonly string[]): readonly Column<Item>[] {
  const w = usePayoutWords();
  return [
    { key: 'event', label: w('item.event') },
    { key: 'place', label: w('item.place') },
    { key: 'name', label: w('item.name'), primary: true },
    { key: 'amount', label: w('item.amount'), type: 'money' },
    {
      key: 'paid',
      label: w('item.state'),
      value: ({ paid }) => w(paid ? 'payee.yes' : 'payee.no'),
      cell: ({ paid, w9_missing }) => <PaidBadge paid={paid} w9Missing={w9_missing} />,
    },
    {
      key: 'payment_type',
      label: w('item.how'),
      value: ({ payment_type }) => paymentText(w, payment_type),
      unsorted: true,
    },
    { key: 'payment_date', label: w('item.date'), type: 'date' },
    { key: 'paid_by', label: w('item.by'), hidden: true },
    { key: 'memo', label: w('item.memo'), hidden: true, unsorted: true },
    actsColumn(w('table.actions'), (item) => <ItemActs item={item} events={events} />),
  ];
}
