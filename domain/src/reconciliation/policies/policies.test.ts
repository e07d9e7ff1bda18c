import { describe, expect, test } from 'vitest';
import { postingOf } from '../../board/index.ts';
import type { MatchRow } from '../contract/shapes.ts';
import { type EarnedLine, standingOf } from './invoice.ts';
import { totalsOf } from './totals.ts';

/** Only what is added up. */
const row = (more: Partial<MatchRow>): MatchRow =>
  ({
    ...{ estimated_amount: 25, amount: 25, paid: false, posted: false, second_ref_id: null },
    ...more,
  }) as MatchRow;
const second = { second_ref_id: 'ben', estimated_supporting_amount: 10, second_amount: 10.1 };

describe('Totals', () => {
  test('add up cents, not fractions of dollars', () => {
    const tenths = Array.from({ length: 3 }, () => row({ amount: 0.1 }));
    expect(totalsOf(tenths)).toMatchObject({ total: 0.3, lead_sum: 0.3, lead_due: 0.3 });
  });

  test('tell lead from supporting, what is posted and what is due', () => {
    const rows = [
      row({ ...second, posted: true, second_paid: true }),
      row({ paid: true }),
      row({ ...second, posted_second: true }),
    ];
    expect(totalsOf(rows)).toEqual({
      total: 95.2,
      lead_sum: 75,
      supporting_sum: 20.2,
      posted_total: 35.1,
      lead_due: 50,
      supporting_due: 10.1,
    });
  });

  test('of one person leave out whoever was on the court with them', () => {
    const rows = [
      row({ ...second, ref_id: 'ann', second_paid: true }),
      row({ ...second, ref_id: 'ben', second_ref_id: 'ann' }),
      row({ ref_id: 'ann', paid: true, posted: true }),
    ];
    expect(totalsOf(rows, 'ann')).toEqual({
      total: 60.1,
      lead_sum: 50,
      supporting_sum: 10.1,
      posted_total: 25,
      lead_due: 25,
      supporting_due: 10.1,
    });
  });
});

test.each([
  [{ estimated: 1, amount: 1, paid: true, posted: false }, 'posts'],
  [{ estimated: 1, amount: 2, paid: true, posted: false }, 'differs'],
  [{ estimated: 1, amount: 2, paid: false, posted: false }, 'unpaid'],
  [{ estimated: 1, amount: 2, paid: false, posted: true }, 'posted'],
] as const)('Auto post makes of %j: %s', (part, posting) => {
  expect(postingOf(part)).toBe(posting);
});

const line = (amount: number, more: Partial<EarnedLine> = {}): EarnedLine => ({
  ...{ amount, paid: false, posted: false, changed_from: null },
  ...more,
});
const PAID = { paid: true };

describe('An invoice', () => {
  const terms = { bonus: 500, bonus_paid: 0, posted_only: false };

  test('is due what is not paid, posted or not, and the bonus', () => {
    const lines = [line(2500, PAID), line(1000), line(700, { posted: true }), line(300, { posted: null })];
    expect(standingOf(lines, terms)).toEqual({
      ...{ count: 4, amount: 4500, total: 5000, paid: 2500, due: 2500, payable: 2500, bonus_due: 500 },
      state: 'open',
    });
  });

  test('pays what is posted alone where the tournament pays after posting', () => {
    const lines = [line(1000), line(700, { posted: true }), line(300, { posted: null })];
    expect(standingOf(lines, { ...terms, posted_only: true })).toMatchObject({ due: 2500, payable: 1500 });
    const none = { bonus: 0, bonus_paid: 0, posted_only: true };
    expect(standingOf([line(1000)], none)).toMatchObject({ due: 1000, payable: 0, state: 'waits' });
  });

  test('is paid when nothing is due, and says where an amount was changed after that', () => {
    const paid = { ...terms, bonus_paid: 500 };
    expect(standingOf([line(2500, PAID)], paid)).toMatchObject({ due: 0, state: 'paid' });
    expect(standingOf([line(2600, { ...PAID, changed_from: 2500 })], paid)).toMatchObject({
      state: 'changed',
    });
    expect(standingOf([], { ...terms, bonus: 0 })).toMatchObject({ state: 'empty' });
    // A bonus that was lowered after it was paid is not owed to anybody.
    expect(standingOf([], { ...paid, bonus: 400 })).toMatchObject({ due: 0, state: 'paid' });
  });
});
