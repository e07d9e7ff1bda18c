import { describe, expect, test } from 'vitest';
import { postingOf } from '../../board/index.ts';
import type { MatchRow } from '../contract/shapes.ts';
import { standingOf } from './invoice.ts';
import { differenceOf, totalsOf } from './totals.ts';

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

  test('know how far a match is from its estimate', () => {
    expect(differenceOf(row({ amount: 20 }))).toBe(-500);
    expect(differenceOf(row({ ...second }))).toBe(10);
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

test.each([
  [[], 0, null, 'empty', 0],
  [[], 500, null, 'open', 500],
  [[2500, 1000], 500, null, 'open', 4000],
  [[2500, 1000], 500, 4000, 'paid', 4000],
  [[2500, 1000], 500, 3500, 'changed', 4000],
] as const)(
  'An invoice over %j with a bonus of %i of which %s was paid is %s',
  (amounts, bonus, paid, state, total) => {
    const lines = amounts.map((amount) => ({ amount }));
    expect(standingOf(lines, { bonus, paid_amount: paid })).toMatchObject({ state, total });
  },
);
