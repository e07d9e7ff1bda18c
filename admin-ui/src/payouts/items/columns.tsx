import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { PaidBadge } from '../parts/PaidBadge.tsx';
import { paymentText } from '../parts/payment.ts';
import { usePayoutWords } from '../words.ts';
import { ItemActs } from './ItemActs.tsx';
import type { Item } from './items.ts';

/** A prize, whose it is and how it was paid. */
export function useItemColumns(events: readonly string[]): readonly ListColumn<Item>[] {
  const w = usePayoutWords();
  const { language } = useSpeech();
  return [
    { source: 'event', label: w('item.event'), text: ({ event }) => event },
    { source: 'place', label: w('item.place'), text: ({ place }) => place },
    { source: 'name', label: w('item.name'), primary: true, text: ({ name }) => name },
    {
      source: 'amount',
      label: w('item.amount'),
      number: true,
      text: ({ amount }) => moneyText(centsOf(amount)),
      file: ({ amount }) => amount,
    },
    {
      source: 'paid',
      label: w('item.state'),
      text: ({ paid }) => w(paid ? 'payee.yes' : 'payee.no'),
      cell: ({ paid, w9_missing }) => <PaidBadge paid={paid} w9Missing={w9_missing} />,
    },
    {
      source: 'payment_type',
      label: w('item.how'),
      text: ({ payment_type }) => paymentText(w, payment_type),
      unsorted: true,
    },
    {
      source: 'payment_date',
      label: w('item.date'),
      text: ({ payment_date }) => payment_date && ownDate(payment_date, language),
      file: ({ payment_date }) => payment_date && edgeDate(payment_date),
    },
    { source: 'paid_by', label: w('item.by'), text: ({ paid_by }) => paid_by, hidden: true },
    { source: 'memo', label: w('item.memo'), text: ({ memo }) => memo, hidden: true, unsorted: true },
    actsColumn(w('table.actions'), (item) => <ItemActs item={item} events={events} />),
  ];
}
