import { describe, expect, it } from 'vitest';
import { rankAmong, rankOf } from './ranking.ts';

describe('the rank of a text', () => {
  it('finds every word that was typed, in any order and without accents', () => {
    expect(rankOf('José Núñez', ' nunez  jose')).toBe(2);
    expect(rankOf('José Núñez', 'jose lopez')).toBeNull();
    expect(rankOf('Check in', '')).toBe(0);
  });

  it('puts the same before a beginning, that before the begin of words, and those before parts', () => {
    expect(['Players', 'Players', 'Pay Players', 'Repay'].map((text) => rankOf(text, 'players'))).toEqual([
      0,
      0,
      2,
      null,
    ]);
    expect(['Pay', 'Payout Report', 'Email Payees', 'Repay'].map((text) => rankOf(text, 'pay'))).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('puts a synonym that is the same behind titles that begin so, and before others', () => {
    expect(rankAmong('Payout Report', ['w9', 'tax form'], 'W9')).toBe(1.5);
    expect(rankAmong('Invoices', ['pay', 'bill'], 'pay')).toBe(1.5);
    expect(rankAmong('Pay', ['pay'], 'pay')).toBe(0);
    expect(rankAmong('Volunteer Waiver List', [], 'waiver')).toBe(2);
    expect(rankAmong('Tournament Setup', ['waiver text'], 'waiver')).toBe(2.5);
    expect(rankAmong('Invoices', ['bill'], 'w9')).toBeNull();
  });
});
