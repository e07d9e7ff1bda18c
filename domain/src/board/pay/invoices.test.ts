import { describe, test } from 'vitest';
import { ended, match, on } from '../board.fixtures.ts';
import type { BoardCommand } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import type { InvoicePayment } from './commands.ts';

const pay = (estimated: number, paid = false) => ({
  ...{ credentials: 'Certified', estimated, amount: estimated, paid },
});
/** Ann led and Ben was second, for 25 dollars and 10. */
const over = (order: number, paid = false): BoardEvent => ({
  type: 'MatchFinished',
  data: {
    match: match(order, 'ann', { second_ref_id: 'ben' }),
    pay: pay(2500, paid),
    second_pay: pay(1000),
    ...{ rank: 4, second_rank: 5 },
  },
});
const posted = (lead: string[]): BoardEvent => ({
  type: 'PostedMarked',
  data: { lead, second: [], posted: true },
});

const anns = (more: Partial<InvoicePayment> = {}): InvoicePayment => ({
  ...{ invoice: 'v1', ref_id: 'ann', lead: ['match-1'], second: [], aux: [] },
  ...{ amount: 2500, bonus: 0, bonus_paid: 0 },
  ...more,
});
const bens: InvoicePayment = {
  ...{ invoice: 'v2', ref_id: 'ben', lead: [], second: ['match-1'], aux: ['x1'] },
  ...{ amount: 1500, bonus: 500, bonus_paid: 0 },
};
const HOW = { date: '2026-03-08', payment_type: 'check', memo: 'No. 7' } as const;
const paying = (invoices: readonly InvoicePayment[], posted_only = false): BoardCommand => ({
  ...{ type: 'PayInvoices', invoices, posted_only, ...HOW },
});
const made = (
  payment: string,
  { bonus_paid: _, seen: __, waits: ___, ...of }: InvoicePayment,
): BoardEvent => ({
  type: 'PaymentMade',
  data: { payment, ...of, ...HOW },
});
const back = (payment: string, { ref_id, lead, second, aux }: InvoicePayment): BoardEvent => ({
  type: 'PaymentTakenBack',
  data: { payment, ref_id, lead, second, aux },
});

describe('Paying invoices', () => {
  test('marks exactly their lines, posted or not, and pays the bonus', () => {
    on(over(1), ended('x1', 'ben', 6))
      .when(paying([anns(), bens]))
      .then(made('id-1', anns()), made('id-2', bens));
  });

  test('never pays twice, nor what the payer has not seen', () => {
    const changed = (wanted: Partial<InvoicePayment>, ...events: BoardEvent[]) =>
      on(over(1), ...events)
        .when(paying([anns(wanted)]))
        .thenRefused('changed', 'This invoice adds up to something else by now: look at it again');
    changed({ seen: 2400 });
    changed({ ref_id: 'ben' });
    changed({ lead: ['match-9'] });
    changed({}, { type: 'PaidMarked', data: { lead: ['match-1'], second: [], paid: true } });
    changed({}, made('p1', anns()));
    changed(
      {},
      {
        type: 'PayChanged',
        data: { match_id: 'match-1', side: 'lead', ref_id: 'ann', amount: 3000, note: null },
      },
    );
    // The same bonus, paid by another desk meanwhile.
    const bonus = { lead: [], amount: 500, bonus: 500 };
    changed(bonus, made('p1', anns(bonus)));
  });

  test('has nothing to pay where nothing is due, and says where posting is missing', () => {
    const none = anns({ lead: [], amount: 0 });
    on(over(1, true))
      .when(paying([none]))
      .thenRefused('paid');
    on(over(1))
      .when(paying([{ ...none, waits: true }], true))
      .thenRefused('not-posted');
    on(over(1))
      .when(paying([anns()], true))
      .thenRefused('changed');
    on(over(1), posted(['match-1']))
      .when(paying([anns()], true))
      .then(made('id-1', anns()));
  });

  test('of several leaves out those that have changed', () => {
    on(over(1), ended('x1', 'ben', 6))
      .when(paying([anns({ seen: 1 }), bens]))
      .then(made('id-1', bens));
  });

  test('is taken back as a whole, once, and not line by line', () => {
    const paid = on(over(1), ended('x1', 'ben', 6), made('p1', anns()), made('p2', bens));
    paid
      .when({ type: 'TakePaymentsBack', payments: ['p1', 'p2', 'p1'] })
      .then(back('p1', anns()), back('p2', bens));
    const text = 'This was paid with an invoice: take that payment back first';
    const sides = [{ match_id: 'match-1', side: 'lead' } as const];
    paid.when({ type: 'MarkPay', sides, mark: 'paid', on: false }).thenRefused('paid-by-invoice', text);
    const unpaid = { changes: { paid: false }, seen: {} };
    paid.when({ type: 'CorrectMatch', match_id: 'match-1', ...unpaid }).thenRefused('paid-by-invoice');
    paid.when({ type: 'CorrectAux', id: 'x1', ...unpaid }).thenRefused('paid-by-invoice');
    const again = on(over(1), made('p1', anns()), back('p1', anns()));
    again.when({ type: 'TakePaymentsBack', payments: ['p1'] }).thenRefused('changed');
    again.when(paying([anns()])).then(made('id-1', anns()));
  });

  test('lets a paid amount change, and keeps what was paid', () => {
    on(over(1), made('p1', anns()))
      .when({ type: 'ChangePay', match_id: 'match-1', side: 'lead', changes: { amount: 3000 }, seen: {} })
      .then({
        type: 'PayChanged',
        data: {
          match_id: 'match-1',
          side: 'lead',
          ref_id: 'ann',
          amount: 3000,
          note: null,
          paid_amount: 2500,
        },
      });
    on(ended('x1', 'ben', 6), made('p2', { ...bens, second: [] }))
      .when({ type: 'CorrectAux', id: 'x1', changes: { amount: 900 }, seen: {} })
      .then({
        type: 'PastAuxCorrected',
        data: { id: 'x1', ref_id: 'ben', amount: 900, paid: true, paid_amount: 0 },
      });
  });
});
