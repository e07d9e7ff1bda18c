import { Map as Index, Set as Refs } from 'immutable';
import { type Item, type Prize, prizeKey } from './model.ts';

/** The payouts of one tournament as decisions need them. */
export interface PayoutState {
  readonly payees: Refs<string>;
  readonly unpaid: Index<string, Item>;
  /** Nothing of these can change any more. */
  readonly paid: Index<string, Item>;
  readonly payments: Index<string, Payment>;
}

/** Whose words a payment holds: memo and payer's name. Null once they are erased. */
interface Payment {
  readonly ref_id: string | null;
  readonly payer: string | null;
}

export const NO_PAYOUTS: PayoutState = {
  payees: Refs(),
  unpaid: Index(),
  paid: Index(),
  payments: Index(),
};

/** Those of these prizes that stand on the list already. */
export function standingOf({ unpaid, paid }: PayoutState, prizes: readonly Prize[]): readonly Prize[] {
  const there = new Set([...unpaid.values(), ...paid.values()].map(prizeKey));
  return prizes.filter((prize) => there.has(prizeKey(prize)));
}

export const unpaidOf = ({ unpaid }: PayoutState, ref_id: string): readonly Item[] =>
  [...unpaid.values()].filter((item) => item.ref_id === ref_id);
