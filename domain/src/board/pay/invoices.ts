import { sumOf } from '../../kernel/money.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Decide } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import * as refusals from '../refusals.ts';
import type { BoardState } from '../state.ts';
import type { InvoicePayment } from './commands.ts';
import type { PaidMark } from './state.ts';

interface Line {
  readonly ref_id: string;
  readonly amount: number;
  readonly paid: PaidMark | null;
  readonly isPosted: boolean;
}

/** The lines as the board has them now; undefined for one that was undone. Assignments beside a court are not posted. */
function linesOf({ pastMatches, pastAux }: BoardState, { lead, second, aux }: InvoicePayment) {
  const sides = (['lead', 'second'] as const).flatMap((side) =>
    (side === 'lead' ? lead : second).map((id): Line | undefined => {
      const pay = pastMatches.get(id)?.[side] ?? undefined;
      return pay && { ...pay, isPosted: pay.posted !== null };
    }),
  );
  const beside = aux.map((id): Line | undefined => {
    const past = pastAux.get(id);
    return past && { ...past, isPosted: true };
  });
  return [...sides, ...beside];
}

const bonusPaid = ({ payments }: BoardState, ref_id: string): number =>
  sumOf([...payments.values()].filter((one) => one.ref_id === ref_id).map(({ bonus }) => bonus));

/** Why this invoice is not paid; undefined where everything is as whoever pays has read it. */
function obstacle(state: BoardState, wanted: InvoicePayment, posted_only: boolean): Refusal | undefined {
  const { ref_id, amount, bonus, bonus_paid, seen = amount, waits } = wanted;
  if (seen !== amount) return refusals.invoiceChanged();
  if (amount === 0) return waits ? refusals.notPostedYet() : refusals.nothingDue();
  const lines = linesOf(state, wanted);
  const isPayable = (line: Line | undefined) =>
    line !== undefined && line.ref_id === ref_id && !line.paid && (line.isPosted || !posted_only);
  const sum = sumOf(lines.map((line) => line?.amount ?? 0)) + bonus;
  const asRead = lines.every(isPayable) && sum === amount && bonusPaid(state, ref_id) === bonus_paid;
  return asRead ? undefined : refusals.invoiceChanged();
}

/**
 * Marks exactly the lines as paid that were due. One invoice that has changed is refused; of several the others are paid.
 */
export const payInvoices: Decide<'PayInvoices'> = (state, command, { newId }) => {
  const { invoices, posted_only, date, payment_type, memo } = command;
  const decided = invoices.map((wanted): BoardEvent | Refusal => {
    const refused = obstacle(state, wanted, posted_only);
    if (refused) return refused;
    const { invoice, ref_id, lead, second, aux, amount, bonus } = wanted;
    const lines = { lead, second, aux };
    return {
      type: 'PaymentMade',
      data: { payment: newId(), ref_id, invoice, ...lines, amount, bonus, date, payment_type, memo },
    };
  });
  const [first] = decided;
  const paid = decided.flatMap((one) => (isRefusal(one) ? [] : [one]));
  return paid.length === 0 && first && isRefusal(first) ? first : paid;
};

export const takePaymentsBack: Decide<'TakePaymentsBack'> = ({ payments }, command) => {
  const there = [...new Set(command.payments)].flatMap((payment): BoardEvent[] => {
    const made = payments.get(payment);
    if (!made) return [];
    const { ref_id, lead, second, aux } = made;
    return [{ type: 'PaymentTakenBack', data: { payment, ref_id, lead, second, aux } }];
  });
  return there.length === 0 ? refusals.paymentGone() : there;
};
