import { describe, expect, test } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { type InvoiceCommand, invoiceBook } from './book.ts';
import type { InvoiceEvent } from './events.ts';

const on = (...events: InvoiceEvent[]) => given(invoiceBook, events);
const made = (number: number, ref_id: string, tid = 't1', id = `v${number}`): InvoiceEvent => ({
  type: 'InvoiceMade',
  data: { id, number, tid, ref_id },
});
const bonus = (amount: number, description: string | null): InvoiceEvent => ({
  type: 'BonusSet',
  data: { id: 'v1', ref_id: 'ann', bonus: amount, description },
});
const paid: InvoiceEvent = {
  type: 'InvoicePaid',
  data: { id: 'v1', ref_id: 'ann', amount: 2500, date: '2026-03-08', type: 'check', memo: 'No. 7' },
};
const setBonus = (amount: number, description: string | null): InvoiceCommand => ({
  type: 'SetBonus',
  ...{ id: 'v1', changes: { bonus: amount, bonusDesc: description }, seen: {} },
});

describe('Invoices of an organization', () => {
  test('are numbered without gaps, one for each person and tournament', () => {
    const make: InvoiceCommand = { type: 'MakeInvoices', tid: 't1', people: ['ann', 'ben', 'ben', 'cyd'] };
    on(made(1, 'ann'), made(2, 'ben', 't2'))
      .when(make)
      .then(made(3, 'ben', 't1', 'id-1'), made(4, 'cyd', 't1', 'id-2'));
    on(made(1, 'ann'), made(2, 'ben'), made(3, 'cyd')).when(make).then();
  });

  test('that were paid in the book have that taken back once', () => {
    const back: InvoiceEvent = { type: 'InvoicePaymentTakenBack', data: { id: 'v1' } };
    on(made(1, 'ann'), paid).when({ type: 'TakePaymentBack', id: 'v1' }).then(back);
    on(made(1, 'ann'), paid, back).when({ type: 'TakePaymentBack', id: 'v1' }).then();
    on().when({ type: 'TakePaymentBack', id: 'v1' }).thenRefused('not-found');
  });

  test('keep what a bonus is for where another desk has changed it since', () => {
    const reason = { type: 'SetBonus', id: 'v1', changes: { bonusDesc: 'Heat' } } as const;
    on(made(1, 'ann'), bonus(5, 'Late'))
      .when({ ...reason, seen: { bonusDesc: null } })
      .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    for (const bonusDesc of ['Late', undefined])
      on(made(1, 'ann'), bonus(5, 'Late'))
        .when({ ...reason, seen: { bonusDesc } })
        .then(bonus(5, 'Heat'));
    on(made(1, 'ann'), bonus(5, 'Heat'))
      .when({ ...reason, seen: { bonusDesc: null } })
      .then();
  });

  test('keep a payment that another desk has noted since the one that was seen', () => {
    const back = (seen: object) => ({ type: 'TakePaymentBack', id: 'v1', ...seen }) as InvoiceCommand;
    const one = on(made(1, 'ann'), paid);
    for (const seen of [{ amount: 2400 }, { date: '2026-03-07' }, { payment_type: 'cast' }])
      one.when(back(seen)).thenRefused('changed');
    one
      .when(back({ amount: 2500, date: '2026-03-08', payment_type: 'check' }))
      .then({ type: 'InvoicePaymentTakenBack', data: { id: 'v1' } });
  });

  test('have a bonus, which is not lowered below what of it is paid', () => {
    on(made(1, 'ann')).when(setBonus(700, 'Late')).then(bonus(700, 'Late'));
    on(made(1, 'ann'), bonus(700, 'Late')).when(setBonus(700, 'Late')).then();
    on(made(1, 'ann'), bonus(700, 'Late'))
      .when({ type: 'SetBonus', id: 'v1', changes: { bonus: 900 }, seen: {} })
      .then(bonus(900, 'Late'));
    on(made(1, 'ann'), bonus(700, 'Late'))
      .when({ type: 'SetBonus', id: 'v1', changes: { bonusDesc: null }, seen: {} })
      .then(bonus(700, null));
    on(made(1, 'ann'), paid).when(setBonus(700, null)).thenRefused('paid');
    const after = (cents: number, paid_bonus: number): InvoiceCommand => ({
      ...{ type: 'SetBonus', id: 'v1', changes: { bonus: cents }, seen: {}, paid: paid_bonus },
    });
    on(made(1, 'ann'), bonus(700, null)).when(after(600, 700)).thenRefused('paid');
    on(made(1, 'ann'), bonus(700, null)).when(after(900, 700)).then(bonus(900, null));
  });

  test('forget the words about a person, and no number', () => {
    const forget: InvoiceCommand = { type: 'EraseInvoiceWords', ref_id: 'ann' };
    const erased: InvoiceEvent = { type: 'InvoiceWordsErased', data: { ref_id: 'ann', ids: ['v1'] } };
    on(made(1, 'ann'), made(2, 'ben'), bonus(700, 'Late')).when(forget).then(erased);
    on(made(1, 'ann'), bonus(700, 'Late'), erased).when(forget).then();
    const { state } = on(made(1, 'ann'), bonus(700, 'Late'), erased);
    expect(state.invoices.get('v1')).toMatchObject({ bonus: 700, description: null });
  });
});
