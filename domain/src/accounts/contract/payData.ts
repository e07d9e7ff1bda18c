import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { anyText, message } from '../../contract/fields.ts';
import { ACCOUNT_KINDS, isAccount, isRouting, TIN_KINDS } from '../payData.ts';

/** The caller's own bank account and tax number. Nobody reads them here, also not the caller: the last four digits alone. */

const { get, put } = callsOf('accounts');

/** Without the blanks and dashes that people type. */
const digits = (text: string) => text.replaceAll(/[\s.-]/g, '');

const routing = anyText(40)
  .transform(digits)
  .refine(isRouting, 'is not a routing number: nine digits, at the left below a check');
const account = anyText(40)
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .refine(isAccount, 'must be 4 to 17 digits');
const tin = anyText(40)
  .transform(digits)
  .refine((text) => /^(?!0{9})\d{9}$/.test(text), 'must be nine digits');

export const getPayData = get('/api/payData', {
  policy: 'signedIn',
  summary: "The last four digits of the caller's bank account and tax number",
  answer: z.object({
    bank: z.object({ kind: z.enum(ACCOUNT_KINDS), last_four: z.string() }).nullable(),
    tin: z.object({ kind: z.enum(TIN_KINDS), last_four: z.string() }).nullable(),
  }),
});

export const setPayData = put('/api/payData', {
  operation: 'setPayData',
  policy: 'signedIn',
  summary:
    'Give the own bank account and tax number, or null to take one away; what is left out stays. Asks for fresh proof, and is told by letter',
  body: z.object({
    bank: z
      .object({ routing, account, kind: z.enum(ACCOUNT_KINDS, `must be ${ACCOUNT_KINDS.join(' or ')}`) })
      .nullish(),
    tin: z.object({ number: tin, kind: z.enum(TIN_KINDS, `must be ${TIN_KINDS.join(' or ')}`) }).nullish(),
  }),
  answer: message,
});
