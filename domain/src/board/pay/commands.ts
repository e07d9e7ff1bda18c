import type { PaymentType } from '../../payouts/index.ts';
import type { Medal, PaidLines, PayMark, SideOfMatch } from '../model.ts';

/** `amount` is what the presser saw and hands over: nobody is marked for another one. */
export type SeenSide = SideOfMatch & { readonly amount?: number | undefined };

/** What can be asked of the pay for what is over. Amounts are cents. */

/** The amount where it was changed: another one, which another desk has given since, stays. */
type Seen = number | undefined;

/** Those that are marked so already stay as they are; a match that was undone meanwhile is left out. */
export type MarkPay = {
  readonly type: 'MarkPay';
  readonly sides: readonly SeenSide[];
  readonly mark: PayMark;
  readonly on: boolean;
};
/** Posts everybody who has been paid just what the tournament pays. */
export type AutoPost = { readonly type: 'AutoPost' };
/** A note that is left out stays as it is. */
export type ChangePay = SideOfMatch & {
  readonly type: 'ChangePay';
  readonly amount: number;
  readonly seen?: Seen;
  readonly note?: string | null | undefined;
  /** The note where it was changed: another one, which nobody here has read, stays. */
  readonly note_seen?: string | null | undefined;
};
/** What is left out stays as it is; what concerns the second is not read where there was none. */
export type CorrectMatch = {
  readonly type: 'CorrectMatch';
  readonly match_id: string;
  readonly amount?: number | undefined;
  readonly seen?: Seen;
  readonly paid?: boolean | undefined;
  readonly second_amount?: number | undefined;
  readonly second_seen?: Seen;
  readonly second_paid?: boolean | undefined;
  readonly medal?: Medal | undefined;
  readonly sysid?: string | undefined;
};
/** An assignment beside a court that is over. */
export type CorrectAux = {
  readonly type: 'CorrectAux';
  readonly id: string;
  readonly amount?: number | undefined;
  readonly seen?: Seen;
  readonly paid?: boolean | undefined;
};

/** What one payment of an invoice is to pay. Amounts are cents. */
export interface InvoicePayment extends PaidLines {
  readonly invoice: string;
  readonly ref_id: string;
  /** The lines and the bonus together, as they were read. */
  readonly amount: number;
  /** What of it is bonus. */
  readonly bonus: number;
  /** What of the bonus was paid before. */
  readonly bonus_paid: number;
  /** What the payer saw. */
  readonly seen?: Seen;
  /** Why nothing is paid though something is due: no line is posted yet. */
  readonly waits?: boolean;
}
/** Pays what is due on these invoices; of several those that have changed since are left out. */
export type PayInvoices = {
  readonly type: 'PayInvoices';
  readonly invoices: readonly InvoicePayment[];
  /** Where a tournament pays after posting. */
  readonly posted_only: boolean;
  readonly date: string;
  readonly payment_type: PaymentType | null;
  readonly memo: string | null;
};
/** Those that were taken back meanwhile are left out. */
export type TakePaymentsBack = { readonly type: 'TakePaymentsBack'; readonly payments: readonly string[] };

export type PayCommand =
  | MarkPay
  | AutoPost
  | ChangePay
  | CorrectMatch
  | CorrectAux
  | PayInvoices
  | TakePaymentsBack;
