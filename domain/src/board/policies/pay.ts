import { type Level, levelOf } from '../../roster/index.ts';
import type { Amount } from '../../tournaments/index.ts';
import type { PayFacts } from '../commands.ts';

/** The amounts of a tournament by level of credentials, for the lead and, with a 2, for the second referee. */
const AMOUNT_OF = {
  certified: ['certified_amount', 'certified_amount2'],
  level_two: ['level_two_amount', 'level_two_amount2'],
  level_one: ['level_one_amount', 'level_one_amount2'],
  none: ['volunteer_amount', 'volunteer_amount2'],
} as const satisfies Record<Level, readonly [Amount, Amount]>;

type PaidAmount = (typeof AMOUNT_OF)[Level][number];

/** What somebody with these credentials is paid for a match. Amounts are cents. */
export function payFactsOf(
  credentials: string,
  amounts: { readonly [name in PaidAmount]: number },
): PayFacts {
  const [lead, second] = AMOUNT_OF[levelOf(credentials)];
  return { credentials, lead: amounts[lead], second: amounts[second] };
}
