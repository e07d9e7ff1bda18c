import type { Medal, PayMark, SideOfMatch } from '../model.ts';

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

export type PayCommand = MarkPay | AutoPost | ChangePay | CorrectMatch | CorrectAux;
