import type { Medal, NotificationType } from '@courtcrew/domain/board/index.ts';

/**
 * What is pressed at a venue, by the documented calls and their bodies. Ids that the server draws are not known
 * beforehand: `of` is the number of the step whose assignment, clipboard, call or action is meant.
 */
export type Press =
  | { readonly call: 'checkinRef'; readonly ref_id: string; readonly queues: boolean }
  | { readonly call: 'checkoutRef'; readonly ref_id: string; readonly reason: string }
  | { readonly call: 'quickBreak'; readonly ref_id: string; readonly on: boolean }
  | { readonly call: 'swapQueue'; readonly ref_id: string; readonly position: number }
  | { readonly call: 'refNote'; readonly ref_id: string; readonly note: string; readonly tag: string }
  | {
      readonly call: 'assignCourt';
      readonly court_num: string;
      readonly ref_id: string;
      readonly second_ref_id: string | null;
      readonly medal: Medal;
    }
  | { readonly call: 'assignSecond'; readonly court_num: string; readonly ref_id: string | null }
  | Finish
  | { readonly call: 'resetCourt'; readonly court_num: string }
  | {
      readonly call: 'addAuxAssignment';
      readonly ref_id: string;
      readonly type: string;
      readonly name: string;
      readonly court_num: string | null;
    }
  | { readonly call: 'finishAuxAssignment'; readonly of: number }
  | { readonly call: 'deleteAuxAssignment'; readonly of: number }
  | { readonly call: 'addClipboard'; readonly court_num: string; readonly ref_id: string | null }
  | { readonly call: 'removeClipboard'; readonly of: number }
  /** Directly after the step it takes back. */
  | { readonly call: 'undoOnBoard'; readonly of: number }
  | { readonly call: 'assignMonitorToCourt'; readonly court_num: string; readonly ref_id: string | null }
  | {
      readonly call: 'courtMonitorNotifyDesk';
      readonly type: NotificationType;
      readonly court_num: string;
      readonly message: string;
      readonly ref_id: string;
    }
  | { readonly call: 'confirmNotification'; readonly of: number; readonly response: string };

/** Amounts are cents; without one the estimate holds. */
interface Finish {
  readonly call: 'finishMatch';
  readonly court_num: string;
  readonly sysid?: string;
  readonly amount?: number;
  readonly paid: boolean;
  /** Numbers of the steps that began the assignments which end with the match. */
  readonly aux: readonly number[];
}

export type Step = Press & {
  /** Place among all steps of the day. */
  readonly number: number;
  /** UTC instant; never before that of the step before. */
  readonly at: string;
  /** Who presses for themselves; null is the desk. */
  readonly by: string | null;
};
