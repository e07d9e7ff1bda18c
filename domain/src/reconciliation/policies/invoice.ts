import { sumOf } from '../../kernel/money.ts';

/** Where an invoice stands; `changed` was paid, and adds up to something else by now. */
export const INVOICE_STATES = ['empty', 'open', 'paid', 'changed'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What an invoice adds up to, and where it stands; amounts in cents. */
export function standingOf(
  lines: readonly { readonly amount: number }[],
  { bonus, paid_amount }: { readonly bonus: number; readonly paid_amount: number | null },
) {
  const amount = sumOf(lines.map((line) => line.amount));
  const total = amount + bonus;
  return { count: lines.length, amount, total, state: stateOf(total, lines.length, paid_amount) };
}

function stateOf(total: number, count: number, paid: number | null): InvoiceState {
  if (paid !== null) return paid === total ? 'paid' : 'changed';
  return count === 0 && total === 0 ? 'empty' : 'open';
}
