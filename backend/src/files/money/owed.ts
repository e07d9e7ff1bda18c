import { centsOf, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { getPaymentItems, getPlayers } from '@courtcrew/domain/payouts/index.ts';
import { getInvoices } from '@courtcrew/domain/reconciliation/index.ts';
import type { Read } from '../exports/reading.ts';

/** What a tournament owes: its invoices of officials, and prizes. Amounts are cents. */

export interface Owed {
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
  readonly of: 'officiating' | 'prizes';
  /** Number of the invoice; empty for prizes. */
  readonly reference: string;
  readonly earned: number;
  readonly bonus: number;
  readonly paid: number;
  readonly due: number;
  /** What of it can be paid now. */
  readonly payable: number;
}

export async function owedBy({ ask, tid }: Read): Promise<readonly Owed[]> {
  const [invoices = [], payees = []] = await Promise.all([
    ask(getInvoices, { params: { tid } }),
    ask(getPlayers, { params: { tid } }),
  ]);
  return [
    ...invoices.map((invoice) => ({
      ref_id: invoice.ref_id,
      first: invoice.first ?? '',
      last: invoice.last ?? '',
      of: 'officiating' as const,
      reference: String(invoice.number),
      earned: centsOf(invoice.amount),
      bonus: centsOf(invoice.bonus),
      paid: centsOf(invoice.paid),
      due: centsOf(invoice.due),
      payable: centsOf(invoice.payable),
    })),
    ...payees.map((payee) => ({
      ref_id: payee.ref_id,
      first: payee.first,
      last: payee.last,
      of: 'prizes' as const,
      reference: '',
      earned: centsOf(payee.total),
      bonus: 0,
      paid: centsOf(payee.total) - centsOf(payee.unpaid),
      due: centsOf(payee.unpaid),
      payable: centsOf(payee.unpaid),
    })),
  ];
}

export interface Total extends Pick<Owed, 'ref_id' | 'first' | 'last' | 'payable' | 'due'> {
  /** Numbers of the invoices of which something can be paid now. */
  readonly references: readonly string[];
}

/** The same by person, with those alone to whom something is due. */
export function totalsOf(owed: readonly Owed[]): readonly Total[] {
  return [...Map.groupBy(owed, ({ ref_id }) => ref_id).values()].flatMap((rows) => {
    const [one] = rows;
    const due = sumOf(rows.map((row) => row.due));
    if (!one || due <= 0) return [];
    const { ref_id, first, last } = one;
    return {
      ...{ ref_id, first, last, due },
      payable: sumOf(rows.map((row) => row.payable)),
      references: rows.flatMap(({ reference, payable }) => (reference && payable > 0 ? reference : [])),
    };
  });
}

export interface Paid {
  readonly ref_id: string;
  readonly year: number;
  readonly cents: number;
}

const yearIn = (day: string): number => Number(day.slice(0, 4));

/** What a tournament has paid, by payment; what a desk paid by itself counts to the year in which the tournament ends. */
export async function paidBy({ ask, tid }: Read, ends: string | null): Promise<readonly Paid[]> {
  const [invoices = [], prizes = []] = await Promise.all([
    ask(getInvoices, { params: { tid } }),
    ask(getPaymentItems, { params: { tid } }),
  ]);
  return [
    ...invoices.flatMap(({ ref_id, paid, payments, made_at }) => {
      const byInvoice = sumOf(payments.map(({ amount }) => centsOf(amount)));
      return [
        ...payments.map(({ amount, date }) => ({ ref_id, year: yearIn(date), cents: centsOf(amount) })),
        { ref_id, year: yearIn(ends ?? made_at), cents: centsOf(paid) - byInvoice },
      ];
    }),
    ...prizes.flatMap(({ ref_id, paid, payment_date, amount }) =>
      paid && payment_date ? { ref_id, year: yearIn(payment_date), cents: centsOf(amount) } : [],
    ),
  ];
}
