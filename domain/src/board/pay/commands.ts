import type { Seen } from '../../kernel/seen.ts';
import type { PaymentType } from '../../payouts/index.ts';
import type { Medal, PaidLines, PayMark, SideOfMatch } from '../model.ts';

/** `amount` is what the presser saw and hands over: nobody is marked for another one. */
export type SeenSide = SideOfMatch & { readonly amount?: number | undefined };

/** What can be asked of the pay for what is over. Amounts are cents. */

/** Those that are marked so already stay as they are; a match that was undone meanwhile is left out. */
export type MarkPay = {
  readonly type: 'MarkPay';
  readonly sides: readonly SeenSide[];
  readonly mark: PayMark;
  readonly on: boolean;
};
/** Posts everybody who has been paid just what the tournament pays. */
export type AutoPost = { readonly type: 'AutoPost' };
/** What somebody is paid, and why. */
interface NotedPay {
  readonly amount: number;
  readonly note: string | null;
}
export type ChangePay = SideOfMatch & {
  readonly type: 'ChangePay';
  readonly changes: Seen<NotedPay>;
  readonly seen: Seen<NotedPay>;
};
interface MarkedPay {
  readonly amount: number;
  readonly paid: boolean;
}
interface MatchPay extends MarkedPay {
  readonly secondAmount: number;
  readonly secondPaid: boolean;
  readonly medal: Medal;
  readonly sysid: string;
}
/** What concerns the second is not read where there was none. */
export type CorrectMatch = {
  readonly type: 'CorrectMatch';
  readonly match_id: string;
  readonly changes: Seen<MatchPay>;
  readonly seen: Seen<MatchPay>;
};
/** An assignment beside a court that is over. */
export type CorrectAux = {
  readonly type: 'CorrectAux';
  readonly id: string;
  readonly changes: Seen<MarkedPay>;
  readonly seen: Seen<MarkedPay>;
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
  readonly seen?: number | undefined;
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
