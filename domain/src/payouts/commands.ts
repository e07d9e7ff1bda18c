import type { Command, Decides } from '../kernel/decider.ts';
import type { Seen } from '../kernel/seen.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { PayoutEvent } from './events.ts';
import type { PaymentType, Prize } from './model.ts';
import type { PayoutState } from './state.ts';

/** What can be asked of a tournament's payouts. That people exist was found out by the route. */

interface PayoutCommands {
  AddPayees: { refs: readonly string[] };
  /** All of them or none; with `once` none where one of them stands already, as when a list is imported again. */
  AddItems: {
    items: readonly Prize[];
    once?: boolean;
    /** So many of the list were found standing before anybody was entered for it. */
    standing?: number;
  };
  EditItem: { pid: string; changes: Partial<Prize>; seen: Seen<Prize> };
  RemoveItem: { pid: string };
  /** Pays everything of this person that is unpaid. */
  PayPayee: {
    ref_id: string;
    payment_type: PaymentType;
    paid_by: string;
    memo: string | null;
    /** Of the venue, whose day is the day of the payment. */
    zone: TimeZone;
    /** What the payer saw and hands over, in cents. */
    expected?: number;
  };
  MarkW9: { ref_id: string; received: boolean };
  /** Follows the forgetting of the person. */
  ForgetPayee: { ref_id: string };
}

export type PayoutCommand<Type extends keyof PayoutCommands = keyof PayoutCommands> = Command<
  PayoutCommands,
  Type
>;
export type Decide<Type extends keyof PayoutCommands> = Decides<
  PayoutState,
  PayoutCommand<Type>,
  PayoutEvent
>;
