import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import type { getInvoice } from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { moment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { auxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import type { InvoiceSay } from './words.ts';

export type Invoice = AnswerOf<typeof getInvoice>;

type Payment = Invoice['payments'][number];
type Line = Invoice['detail'][number];

const howText = ({ date, type, memo }: Payment, w: InvoiceSay, language: Language): string =>
  [ownDate(date, language), type && w(`how.${paymentTypeShown(type)}`), memo].filter(Boolean).join(', ');

/** Amount, time and method of each payment. */
export const paymentTexts = ({ payments }: Invoice, w: InvoiceSay, language: Language): readonly string[] =>
  payments.map((payment) => {
    const { amount, date, type, memo } = payment;
    const text = w('invoice.paid', { amount: dollarText(amount), date: ownDate(date, language) });
    return [text, type && w(`how.${paymentTypeShown(type)}`), memo].filter(Boolean).join(', ');
  });

/** Paid once nothing is due, whoever paid. */
export const stateText = ({ due, total }: Invoice, w: InvoiceSay): string =>
  w(due === 0 && total > 0 ? 'invoice.isPaid' : 'invoice.notPaid');

/** How a line was paid, or why it is not. */
export function lineState(invoice: Invoice, line: Line, w: InvoiceSay, language: Language): string {
  if (!line.paid) return line.waits ? w('invoice.notPosted') : w('invoice.due');
  const payment = invoice.payments.find(({ id }) => id === line.payment);
  if (payment) return w('invoice.byPayment', { how: howText(payment, w, language) });
  const { paid_at: at } = line;
  return at ? w('invoice.atDesk', { date: moment(at, invoice.time_zone, language) }) : w('invoice.isPaid');
}

/** The amount paid and who changed it later; null where nobody did. */
export const changeText = (
  { changed }: Line,
  { time_zone }: Invoice,
  w: InvoiceSay,
  language: Language,
): string | null =>
  changed &&
  w('invoice.changed', {
    amount: dollarText(changed.from),
    author: changed.author || w('invoice.system'),
    date: moment(changed.at, time_zone, language),
  });

/** Heading of days and hours, with their clock. */
export function datesText({ detail, time_zone }: Invoice, w: InvoiceSay, language: Language): string {
  const clocks = new Set(detail.map(({ start_time }) => zoneName(start_time, time_zone, language)));
  return `${w('invoice.date')} (${[...clocks].join(' / ')})`;
}

export const workText = ({ of, type }: Invoice['detail'][number], w: InvoiceSay): string =>
  of === 'aux' ? auxKind(type ?? '', w) : w(`invoice.${of}`);

export const bonusText = ({ bonus, bonusDesc }: Invoice, w: InvoiceSay): string | null =>
  bonus > 0 || bonusDesc ? [w('invoice.bonus'), bonusDesc].filter(Boolean).join(': ') : null;
