import type { Medal, PaidLines, Side } from '../model.ts';

/** A mark that is set: by whom, null for the system, and when. */
export interface Mark {
  readonly by: string | null;
  readonly at: string;
}

/** With what it was then, in cents; `payment` where it was paid with an invoice, not by itself. */
export interface PaidMark extends Mark {
  readonly amount: number;
  readonly payment: string | null;
}

/** A payment of somebody's invoice: the lines and how much of the bonus it paid, in cents. */
export interface Payment extends PaidLines {
  readonly ref_id: string;
  readonly bonus: number;
}

/** What one official has for a finished match; amounts in cents. */
export interface SidePay {
  readonly ref_id: string;
  /** What the tournament paid for the part when the match was finished. */
  readonly estimated: number;
  readonly amount: number;
  readonly note: string | null;
  readonly paid: PaidMark | null;
  readonly posted: Mark | null;
}

export interface PastMatch {
  readonly lead: SidePay;
  readonly second: SidePay | null;
  readonly medal: Medal;
  readonly sysid: string;
  /** Whether anything but marks was changed since the match was finished. */
  readonly corrected: boolean;
}

/** An assignment beside a court that is over; `amount` in cents. */
export interface PastAux {
  readonly ref_id: string;
  readonly amount: number;
  readonly paid: PaidMark | null;
  readonly corrected: boolean;
}

/** Both parts in the match, or the lead's alone. */
export const partsOf = ({ lead, second }: PastMatch): readonly (readonly [Side, SidePay])[] =>
  second === null
    ? [['lead', lead]]
    : [
        ['lead', lead],
        ['second', second],
      ];
