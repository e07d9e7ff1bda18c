import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
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

const money = (
  source: 'amount' | 'bonus' | 'total' | 'paid' | 'due',
  label: string,
): ListColumn<Invoice> => ({
  source,
  label,
  number: true,
  text: (row) => dollarText(row[source]),
  file: (row) => row[source],
});

export function useInvoiceColumns(): readonly ListColumn<Invoice>[] {
  const p = usePayWords();
  const { language } = useSpeech();
  return [
    { source: 'number', label: p('invoice.number'), number: true, text: ({ number }) => number },
    { source: 'person', label: p('invoice.person'), primary: true, text: ({ person }) => person },
    {
      source: 'state',
      label: p('invoice.state'),
      text: ({ state }) => p(`invoice.${state}`),
      cell: ({ state }) => <Badge tone={TONES[state]}>{p(`invoice.${state}`)}</Badge>,
    },
    { source: 'count', label: p('invoice.count'), number: true, text: ({ count }) => count },
    money('amount', p('invoice.earned')),
    money('bonus', p('invoice.bonus')),
    money('total', p('invoice.total')),
    money('paid', p('invoice.paid')),
    money('due', p('invoice.due')),
    { source: 'payment_date', label: p('invoice.payment'), text: (row) => paymentText(row, p, language) },
    actsColumn(p('table.actions'), (row) => <InvoiceActs invoice={row} />),
  ];
}
