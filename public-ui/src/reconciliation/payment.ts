import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import type { getInvoice } from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { auxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import type { InvoiceSay } from './words.ts';

export type Invoice = AnswerOf<typeof getInvoice>;

/** When and how an invoice was paid; null while it is not. */
export function paymentText(invoice: Invoice, w: InvoiceSay, language: Language): string | null {
  const { paid_amount: paid, payment_date: date, payment_type: type, payment_memo: memo } = invoice;
  if (paid === null || date === null) return null;
  const how = type && w(`how.${paymentTypeShown(type)}`);
  const text = w('invoice.paid', { amount: dollarText(paid), date: ownDate(date, language) });
  return [text, how, memo].filter(Boolean).join(', ');
}

/** The heading above the days and hours of the work, with the clock they are told by. */
export function datesText({ detail, time_zone }: Invoice, w: InvoiceSay, language: Language): string {
  const clocks = new Set(detail.map(({ start_time }) => zoneName(start_time, time_zone, language)));
  return `${w('invoice.date')} (${[...clocks].join(' / ')})`;
}

/** What a line of an invoice was worked as. */
export const workText = ({ of, type }: Invoice['detail'][number], w: InvoiceSay): string =>
  of === 'aux' ? auxKind(type ?? '', w) : w(`invoice.${of}`);

/** What the bonus is for. */
export const bonusText = ({ bonus, bonusDesc }: Invoice, w: InvoiceSay): string | null =>
  bonus > 0 || bonusDesc ? [w('invoice.bonus'), bonusDesc].filter(Boolean).join(': ') : null;
