import { Map as Index } from 'immutable';
import type { Item } from './model.ts';

/** The payouts of one tournament as decisions need them. */
export interface PayoutState {
  /** Whether the W9 is there, by person. */
  readonly payees: Index<string, { readonly w9: boolean }>;
  readonly unpaid: Index<string, Item>;
  /** Whom paid items belong to; nothing else of them can change any more. */
  readonly paid: Index<string, { readonly ref_id: string }>;
  readonly payments: Index<string, Payment>;
}

/** Whose words a payment holds: memo and payer's name. Null once they are erased. */
interface Payment {
  readonly ref_id: string | null;
  readonly payer: string | null;
}

export const NO_PAYOUTS: PayoutState = {
  payees: Index(),
  unpaid: Index(),
  paid: Index(),
  payments: Index(),
};

export const unpaidOf = ({ unpaid }: PayoutState, ref_id: string): readonly Item[] =>
  [...unpaid.values()].filter((item) => item.ref_id === ref_id);
