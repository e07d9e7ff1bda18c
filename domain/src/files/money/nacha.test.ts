import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRouting } from '../../accounts/index.ts';
import { type Credit, nachaFile } from './nacha.ts';

const BY = { company: 'Sunbelt Tennis', company_id: '1123456789', routing: '021000021', bank: 'Chase' };
const WHEN = { effective: '2026-12-04', made: '2026-11-28T23:05:00.000Z' };
const ANA: Credit = {
  ...{
    id: '12',
    name: 'José Łuk',
    cents: 125_050,
    routing: '011401533',
    account: '1234567',
    kind: 'checking',
  },
};
const linesOf = (text: unknown) => String(text).split('\r\n').slice(0, -1);

describe('a file for the bank', () => {
  it('has every field where banks look for it', () => {
    const lines = linesOf(nachaFile(BY, [ANA, { ...ANA, id: '13', kind: 'savings', cents: 1 }], WHEN));
    expect(lines.slice(0, 6)).toEqual([
      '101 0210000211123456789261128' + '2305A094101CHASE                  SUNBELT TENNIS                 ',
      '5220SUNBELT TENNIS                      1123456789PPDPAYMENT         261204   1021000020000001',
      '6220114015331234567          000012505012             JOSE LUK                0021000020000001',
      '6320114015331234567          000000000113             JOSE LUK                0021000020000002',
      `82200000020002280306000000000000000000125051${'1123456789'}${' '.repeat(25)}021000020000001`,
      `9000001000001000000020002280306000000000000000000125051${' '.repeat(39)}`,
    ]);
    expect(lines.slice(6)).toEqual(Array.from({ length: 4 }, () => '9'.repeat(94)));
  });

  it('is of 94 characters a line and ten lines a block, whoever is paid, and adds up', () => {
    const credit = fc.record({
      id: fc.string(),
      name: fc.string({ unit: 'grapheme' }),
      cents: fc.integer({ min: 1, max: 10_000_000 }),
      routing: fc.constantFrom('011401533', '021000021', '122105155'),
      account: fc.stringMatching(/^[0-9]{4,17}$/),
      kind: fc.constantFrom('checking' as const, 'savings' as const),
    });
    fc.assert(
      fc.property(fc.array(credit, { minLength: 1, maxLength: 30 }), (credits) => {
        const lines = linesOf(nachaFile(BY, credits, WHEN));
        expect(lines.every((line) => /^[ -~]{94}$/.test(line))).toBe(true);
        expect(lines.length % 10).toBe(0);
        const entries = lines.filter((line) => line.startsWith('6'));
        const control = lines.find((line) => line.startsWith('8')) ?? '';
        expect(Number(control.slice(32, 44))).toBe(credits.reduce((sum, { cents }) => sum + cents, 0));
        expect(Number(control.slice(4, 10))).toBe(entries.length);
        const hash = entries.reduce((sum, line) => sum + Number(line.slice(3, 11)), 0);
        expect(Number(control.slice(10, 20))).toBe(hash % 10 ** 10);
      }),
    );
  });

  it('is refused where there is nothing to pay, or more than a field holds', () => {
    expect(nachaFile(BY, [], WHEN)).toMatchObject({ code: 'conflict' });
    expect(nachaFile(BY, [{ ...ANA, cents: 0 }], WHEN)).toMatchObject({ code: 'invalid' });
    expect(nachaFile(BY, [{ ...ANA, cents: 10_000_000_000 }], WHEN)).toMatchObject({ code: 'invalid' });
  });
});

describe('a routing number', () => {
  it('has nine digits whose check digit is right', () => {
    expect(['021000021', '011401533', '122105155'].every(isRouting)).toBe(true);
    expect(['021000022', '000000000', '02100002', '0210000210', ''].some(isRouting)).toBe(false);
  });
});
