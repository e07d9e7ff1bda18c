import { z } from 'zod';
import { isRouting } from '../../accounts/index.ts';
import { callsOf } from '../../contract/call.ts';
import { anyText, inTournament, message, requiredText } from '../../contract/fields.ts';
import { isDate } from '../../kernel/time.ts';

/** Files that pay people, or tell the tax office of it. For masters and treasurers. */

const { get, post } = callsOf('files');

const atMoney = { policy: 'prizes', ...inTournament, answer: z.string() } as const;

const nine = (text: string) => text.replaceAll(/[\s-]/g, '');

export const exportPayroll = get('/api/export/payroll/{tid}', {
  ...atMoney,
  operation: 'exportPayroll',
  summary: 'What each official and each winner of a prize earned, was paid and can be paid now, as CSV',
});

export const exportGusto = get('/api/export/gusto/{tid}', {
  ...atMoney,
  operation: 'exportGusto',
  summary: 'What can be paid now as CSV for "Pay contractors" at Gusto, one line a person',
});

export const exportNacha = get('/api/export/nacha/{tid}', {
  ...atMoney,
  operation: 'exportNacha',
  summary:
    'What can be paid now to those who gave a bank account, as a file for the bank (NACHA, PPD credits)',
  query: z.object({
    /** The payer, as it stands on bank statements. */
    company: requiredText(23),
    /** Ten characters that the payer's bank knows it by, mostly 1 and the EIN. */
    company_id: anyText(20)
      .transform(nine)
      .refine(
        (text) => /^[0-9A-Z]{9,10}$/.test(text),
        'must be the nine or ten characters your bank gave you',
      ),
    routing: anyText(20).transform(nine).refine(isRouting, 'is not a routing number'),
    bank: requiredText(23),
    /** The banking day on which it arrives. */
    effective: anyText(10).refine(isDate, 'must be a date'),
  }),
});

export const export1099 = get('/api/export/1099/{tid}', {
  ...atMoney,
  operation: 'export1099',
  summary:
    'What the organization paid in a calendar year to those it must report, in the columns of the IRS portal for 1099-NEC, as CSV',
  query: z.object({
    year: z.coerce.number('must be a year').int().min(2000, 'must be a year').max(2100, 'must be a year'),
  }),
});

export const MISSING = ['bank', 'tin', 'address'] as const;

export const getMoneyOut = get('/api/export/money/{tid}', {
  policy: 'prizes',
  ...inTournament,
  operation: 'getMoneyOut',
  summary: 'Whom the tournament owes, what can be paid now, and which data of theirs are missing',
  answer: z.object({
    people: z.array(
      z.object({
        ref_id: z.string(),
        name: z.string(),
        /** Dollars. */
        payable: z.number(),
        due: z.number(),
        missing: z.array(z.enum(MISSING)),
      }),
    ),
    years: z.array(z.int()),
  }),
});

export const askForPayData = post('/api/export/askForPayData/{tid}', {
  policy: 'prizes',
  ...inTournament,
  operation: 'askForPayData',
  summary: 'One letter a day to each of those who are owed and have given no bank account',
  answer: message.extend({ asked: z.int() }),
});
