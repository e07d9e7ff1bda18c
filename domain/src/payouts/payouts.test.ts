import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import { sumOf } from '../kernel/money.ts';
import { FEDERAL, isReportable } from '../kernel/taxThreshold.ts';
import type { PayoutCommand } from './commands.ts';
import { payouts } from './decide.ts';
import type { PayoutEvent } from './events.ts';
import type { Item } from './model.ts';
import { anyCommand, told } from './payouts.arbitrary.ts';
import { ITEM_IS_PAID } from './refusals.ts';

const ANN: PayoutEvent = { type: 'PayeeAdded', data: { id: 'p-ann', ref_id: 'ann' } };
const GOLD: Item = { pid: 'gold', ref_id: 'ann', event: 'Mens Doubles Pro', place: '1', amount: 50_000 };
const FIFTH: Item = { ...GOLD, pid: 'fifth', event: 'Mixed Doubles Pro', place: '5', amount: 7_550 };
const added = (data: Item): PayoutEvent => ({ type: 'ItemAdded', data });
const PAY: PayoutCommand<'PayPayee'> = {
  type: 'PayPayee',
  ref_id: 'ann',
  payment_type: 'check',
  paid_by: 'Pia Payer',
  memo: '1042',
  zone: 'US/Hawaii',
};
const PAYMENT = {
  id: 'id-1',
  ref_id: 'ann',
  pids: ['gold', 'fifth'],
  total: 57_550,
  payment_type: 'check',
  payment_date: '2026-03-01',
  paid_by: 'Pia Payer',
  memo: '1042',
} as const;
const PAID: PayoutEvent = { type: 'PayeePaid', data: PAYMENT };

describe('prizes', () => {
  it('make whoever has one a payee, once', () => {
    const { pid: _, ...prize } = GOLD;
    given(payouts, [])
      .when({ type: 'AddItems', items: [prize, prize] })
      .then(
        { type: 'PayeeAdded', data: { id: 'id-1', ref_id: 'ann' } },
        { type: 'ItemAdded', data: { ...prize, pid: 'id-2' } },
        { type: 'ItemAdded', data: { ...prize, pid: 'id-3' } },
      );
    given(payouts, [ANN])
      .when({ type: 'AddPayees', refs: ['ann', 'bob', 'bob'] })
      .then({ type: 'PayeeAdded', data: { id: 'id-1', ref_id: 'bob' } });
  });

  it('of a list are added once, whether they are paid by now or not, and by hand as often as somebody does', () => {
    const { pid: _, ...gold } = GOLD;
    const { pid: __, ...fifth } = FIFTH;
    const items = [{ ...gold, event: 'mens doubles pro' }, fifth];
    const paid = given(payouts, [ANN, added(GOLD), { ...PAID, data: { ...PAYMENT, pids: ['gold'] } }]);
    paid
      .when({ type: 'AddItems', items, once: true })
      .thenRefused('exists', '1 of these prizes are on the list already: nothing was added');
    paid
      .when({ type: 'AddItems', items: [{ ...gold, place: '2' }], once: true })
      .then({ type: 'ItemAdded', data: { ...gold, place: '2', pid: 'id-1' } });
    paid
      .when({ type: 'AddItems', items: [gold] })
      .then({ type: 'ItemAdded', data: { ...gold, pid: 'id-1' } });
  });

  it('change until they are paid, whoever they belong to then', () => {
    const there = given(payouts, [ANN, added(GOLD)]);
    const edit = (changes: object, seen = {}) => ({ type: 'EditItem', pid: 'gold', changes, seen }) as const;
    there.when(edit({ amount: 1 })).then({ type: 'ItemChanged', data: { ...GOLD, amount: 1 } });
    there.when(edit({ amount: GOLD.amount })).then();
    const { outcome } = there.when(edit({ amount: 1 }, { amount: 2 }));
    const now = { amount: GOLD.amount / 100 };
    expect(outcome).toMatchObject({ code: 'changed', details: { now } });
    there.when(edit({ amount: GOLD.amount }, { amount: 2 })).then();
    there
      .when(edit({ place: '3' }, { place: '2' }))
      .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    // What nobody changes may have become anything.
    there
      .when(edit({ place: '3' }, { place: GOLD.place, event: 'Juniors' }))
      .then({ type: 'ItemChanged', data: { ...GOLD, place: '3' } });
    there
      .when(edit({ amount: 1 }, { amount: GOLD.amount }))
      .then({ type: 'ItemChanged', data: { ...GOLD, amount: 1 } });
    there
      .when(edit({ ref_id: 'bob' }))
      .then(
        { type: 'PayeeAdded', data: { id: 'id-1', ref_id: 'bob' } },
        { type: 'ItemChanged', data: { ...GOLD, ref_id: 'bob' } },
      );
    there
      .when({ type: 'RemoveItem', pid: 'gold' })
      .then({ type: 'ItemRemoved', data: { pid: 'gold', ref_id: 'ann' } });
    there.when({ type: 'RemoveItem', pid: 'silver' }).thenRefused('not-found');
  });

  it('stand for good once they are paid', () => {
    const paid = given(payouts, [ANN, added(GOLD), added(FIFTH), PAID]);
    paid
      .when({ type: 'EditItem', pid: 'gold', changes: { amount: 1 }, seen: {} })
      .thenRefused('item-paid', ITEM_IS_PAID);
    paid.when({ type: 'RemoveItem', pid: 'fifth' }).thenRefused('item-paid', ITEM_IS_PAID);
  });
});

describe('paying somebody', () => {
  const owed = [ANN, added(GOLD), added(FIFTH), added({ ...GOLD, pid: 'other', ref_id: 'bob' })];

  it('pays all that is unpaid of them, on the day it is at the venue', () => {
    given(payouts, owed).when(PAY, { at: '2026-03-02T09:59:00.000Z' }).then(PAID);
  });

  it('pays nothing twice', () => {
    given(payouts, [...owed, PAID])
      .when(PAY)
      .thenRefused('nothing-to-pay');
  });

  it('is refused when the payer has another sum in hand', () => {
    given(payouts, owed)
      .when({ ...PAY, expected: 50_000 })
      .thenRefused('changed', 'The items were changed meanwhile: $575.50 is to be paid');
  });

  it('needs somebody who is a payee here', () => {
    given(payouts, owed)
      .when({ ...PAY, ref_id: 'cyd' })
      .thenRefused('not-found');
  });
});

describe('the tax form', () => {
  it('is marked and unmarked, whatever was marked here: another tournament may have said otherwise since', () => {
    const mark = (received: boolean) => ({ type: 'MarkW9', ref_id: 'ann', received }) as const;
    const marked = (received: boolean): PayoutEvent => ({
      type: 'W9Marked',
      data: { ref_id: 'ann', received },
    });
    for (const received of [true, false]) {
      given(payouts, [ANN]).when(mark(received)).then(marked(received));
      given(payouts, [ANN, marked(received)])
        .when(mark(received))
        .then(marked(received));
    }
    given(payouts, []).when(mark(true)).thenRefused('not-found');
  });

  it('is due from $600 a year on, and from $2,000 since 2026', () => {
    const reported = (total: number) =>
      [2024, 2025, 2026, 2030].map((year) => isReportable(FEDERAL, year, total));
    expect(reported(59_999)).toEqual([false, false, false, false]);
    expect(reported(60_000)).toEqual([true, true, false, false]);
    expect(reported(199_999)).toEqual([true, true, false, false]);
    expect(reported(200_000)).toEqual([true, true, true, true]);
  });

  it('follows the sums an installation has by year, in whatever order they are written', () => {
    const own = [
      { from: 2028, sum: 210_000 },
      { from: 0, sum: 50_000 },
    ];
    expect([2027, 2028].map((year) => isReportable(own, year, 50_000))).toEqual([true, false]);
    expect(isReportable(own, 2028, 210_000)).toBe(true);
  });
});

describe('forgetting somebody', () => {
  const PAID_BY_PIA = { ...PAID, meta: { actor: { ref: 'pia', as: 'admin' } } } as const;
  const history = [ANN, added(GOLD), added(FIFTH), PAID_BY_PIA];
  const forget = (ref_id: string) => ({ type: 'ForgetPayee', ref_id }) as const;

  it('names the payments that hold words about them, or their name, once', () => {
    const gone = { type: 'PayeeForgotten', data: { ref_id: 'pia', received: [], made: ['id-1'] } } as const;
    given(payouts, history).when(forget('pia')).then(gone);
    given(payouts, history)
      .when(forget('ann'))
      .then({ type: 'PayeeForgotten', data: { ref_id: 'ann', received: ['id-1'], made: [] } });
    given(payouts, [...history, gone])
      .when(forget('pia'))
      .then();
    given(payouts, history).when(forget('bob')).then();
  });
});

describe('whatever is commanded in whatever order', () => {
  it('every cent is in one item, and every paid item in one payment that never changes', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
        const items = new Map<string, number>();
        const paid = new Map<string, number>();
        for (const { events, state } of told(commands)) {
          for (const { type, data } of events) {
            if (type === 'ItemAdded' || type === 'ItemChanged') {
              expect(paid.has(data.pid)).toBe(false);
              items.set(data.pid, data.amount);
            }
            if (type === 'ItemRemoved') items.delete(data.pid);
            if (type === 'PayeePaid') {
              for (const own of data.pids) {
                expect(paid.has(own)).toBe(false);
                paid.set(own, items.get(own) ?? Number.NaN);
              }
              expect(data.total).toBe(sumOf(data.pids.map((own) => items.get(own) ?? 0)));
            }
          }
          expect([...state.paid.keys()].sort()).toEqual([...paid.keys()].sort());
          const unpaid = sumOf([...state.unpaid.values()].map((item) => item.amount));
          expect(unpaid + sumOf(paid.values())).toBe(sumOf(items.values()));
        }
      }),
    );
  });
});
