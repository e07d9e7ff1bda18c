import { describe, expect, it } from 'vitest';
import { checkResults, winnerKey } from './results.ts';

const ROW = {
  first: 'Ann',
  last: 'Ace',
  email: 'ann@example.org',
  event: 'Mixed',
  place: '1',
  amount: '$1,250.50',
};

describe('a list of results', () => {
  it('is read as spreadsheets write it', () => {
    expect(checkResults([ROW, { ...ROW, email: '', place: null, amount: 20 }])).toEqual({
      findings: [],
      results: [
        { ...ROW, amount: 125_050 },
        { ...ROW, email: null, place: '', amount: 2_000 },
      ],
    });
  });

  it.each([
    ['12,500', 1_250_000],
    ['$1,200', 120_000],
    ['1,200.5', 120_050],
    ['10,50', 1_050],
    ['1250,5', 125_050],
  ])('takes commas between thousands, and one before cents: %s', (amount, cents) => {
    expect(checkResults([{ ...ROW, amount }]).results).toMatchObject([{ amount: cents }]);
  });

  it.each([
    ['first', ' ', 'is required'],
    ['last', 'x'.repeat(101), 'must be at most 100 characters'],
    ['email', 'ann', 'must be an e-mail address'],
    ['event', '\u200b', 'is required'],
    ['place', 'x'.repeat(61), 'must be at most 60 characters'],
    ['amount', '', 'must be an amount like 12.50'],
    ['amount', '-5', 'must be an amount like 12.50'],
    ['amount', '1.005', 'must be an amount like 12.50'],
    ['amount', '1.200,50', 'must be an amount like 12.50'],
    ['amount', '0,500', 'must be an amount like 12.50'],
    ['amount', '1,2,3', 'must be an amount like 12.50'],
  ])('names a fault in %s: %j', (column, value, text) => {
    const { findings, results } = checkResults([ROW, { ...ROW, [column]: value }]);
    expect(findings).toMatchObject([{ row: 2, column, text }]);
    expect(results).toHaveLength(1);
  });

  it('needs rows', () => {
    expect(checkResults([]).findings).toEqual([{ row: 0, column: '', text: 'The file has no rows' }]);
  });

  it('tells one person from another by the e-mail, else by the name', () => {
    const ann = { first: 'Ann', last: 'Ace', email: null };
    expect(winnerKey({ ...ann, first: 'ANN' })).toBe(winnerKey(ann));
    expect(winnerKey({ ...ann, first: 'Ánn', last: 'O’Hara' })).toBe(winnerKey({ ...ann, last: "O'hara" }));
    expect(winnerKey({ ...ann, email: 'Ann@Example.org' })).toBe('ann@example.org');
  });
});
