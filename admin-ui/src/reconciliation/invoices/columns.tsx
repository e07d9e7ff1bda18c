import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { type PaySay, usePayWords } from '../words.ts';
import { InvoiceActs } from './InvoiceActs.tsx';
import type { Invoice } from './invoice.ts';

const TONES: Readonly<Record<Invoice['state'], Tone>> = {
  empty: 'plain',
  open: 'info',
  paid: 'success',
  waits: 'info',
  changed: 'warning',
};

/** One line per payment, with time and method; money paid at the desk itself shows as a sum only. */
const paymentText = (invoice: Invoice, p: PaySay, language: Language): string =>
  invoice.payments
    .map(({ amount, date, type, memo }) =>
      [dollarText(amount), ownDate(date, language), type && p(`how.${paymentTypeShown(type)}`), memo]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

export function useInvoiceColumns(): readonly Column<Invoice>[] {
  const p = usePayWords();
  const { language } = useSpeech();
  return [
    { key: 'number', label: p('invoice.number'), type: 'number' },
    { key: 'person', label: p('invoice.person'), primary: true },
    {
      key: 'state',
      label: p('invoice.state'),
      value: ({ state }) => p(`invoice.${state}`),
      cell: ({ state }) => <Badge tone={TONES[state]}>{p(`invoice.${state}`)}</Badge>,
    },
    { key: 'count', label: p('invoice.count'), type: 'number' },
    { key: 'amount', label: p('invoice.earned'), type: 'money' },
    { key: 'bonus', label: p('invoice.bonus'), type: 'money' },
    { key: 'total', label: p('invoice.total'), type: 'money' },
    { key: 'paid', label: p('invoice.paid'), type: 'money' },
    { key: 'due', label: p('invoice.due'), type: 'money' },
    { key: 'payment_date', label: p('invoice.payment'), value: (row) => paymentText(row, p, language) },
    actsColumn(p('table.actions'), (row) => <InvoiceActs invoice={row} />),
  ];
}
