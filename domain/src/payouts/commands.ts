import type { Seen } from '../kernel/seen.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { PaymentType, Prize } from './model.ts';

/** What can be asked of a tournament's payouts. That people exist was found out by the route. */

export type AddPayees = { readonly type: 'AddPayees'; readonly refs: readonly string[] };
/** All of them or none; with `once` none where one of them stands already, as when a list is imported again. */
export type AddItems = {
  readonly type: 'AddItems';
  readonly items: readonly Prize[];
  readonly once?: boolean;
  /** So many of the list were found standing before anybody was entered for it. */
  readonly standing?: number;
};
export type EditItem = {
  readonly type: 'EditItem';
  readonly pid: string;
  readonly changes: Partial<Prize>;
  readonly seen: Seen<Prize>;
};
export type RemoveItem = { readonly type: 'RemoveItem'; readonly pid: string };
/** Pays everything of this person that is unpaid. */
export type PayPayee = {
  readonly type: 'PayPayee';
  readonly ref_id: string;
  readonly payment_type: PaymentType;
  readonly paid_by: string;
  readonly memo: string | null;
  /** Of the venue, whose day is the day of the payment. */
  readonly zone: TimeZone;
  /** What the payer saw and hands over, in cents. */
  readonly expected?: number;
};
export type MarkW9 = { readonly type: 'MarkW9'; readonly ref_id: string; readonly received: boolean };
/** Follows the forgetting of the person. */
export type ForgetPayee = { readonly type: 'ForgetPayee'; readonly ref_id: string };

export type PayoutCommand = AddPayees | AddItems | EditItem | RemoveItem | PayPayee | MarkW9 | ForgetPayee;
