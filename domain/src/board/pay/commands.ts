import type { Seen } from '../../kernel/seen.ts';
import type { PaymentType } from '../../payouts/index.ts';
import type { Medal, PaidLines, PayMark, SideOfMatch } from '../model.ts';

/** `amount` is what the presser saw and hands over: nobody is marked for another one. */
export type SeenSide = SideOfMatch & { readonly amount?: number | undefined };

/** What can be asked of the pay for what is over. Amounts are cents. */

/** What somebody is paid, and why. */
interface NotedPay {
  readonly amount: number;
  readonly note: string | null;
}

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

export interface PayCommands {
  /** Those that are marked so already stay as they are; a match that was undone meanwhile is left out. */
  MarkPay: { sides: readonly SeenSide[]; mark: PayMark; on: boolean };
  /** Posts everybody who has been paid just what the tournament pays. */
  AutoPost: object;
  ChangePay: SideOfMatch & { changes: Seen<NotedPay>; seen: Seen<NotedPay> };
  /** What concerns the second is not read where there was none. */
  CorrectMatch: { match_id: string; changes: Seen<MatchPay>; seen: Seen<MatchPay> };
  /** An assignment beside a court that is over. */
  CorrectAux: { id: string; changes: Seen<MarkedPay>; seen: Seen<MarkedPay> };
  /** Pays what is due on these invoices; of several those that have changed since are left out. */
  PayInvoices: {
    invoices: readonly InvoicePayment[];
    /** Where a tournament pays after posting. */
    posted_only: boolean;
    date: string;
    payment_type: PaymentType | null;
    memo: string | null;
  };
  /** Those that were taken back meanwhile are left out. */
  TakePaymentsBack: { payments: readonly string[] };
}
