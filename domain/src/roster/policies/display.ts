import { isArchived, type Status, showsSelection } from '../../tournaments/index.ts';
import type { Kind } from '../model.ts';

/** What a person reads about their own row, and what colour a shift has on the desk's lists. */

export type RowStatus = 'Applied' | 'Selected' | 'Confirmed';

interface RowState {
  readonly waitlist: boolean;
  readonly confirmed: boolean;
}

/** Selections become visible to the people themselves when the schedule is published, and stay so. */
export const selectionsShown = (status: Status): boolean => showsSelection(status) || isArchived(status);

/** As the desk reads it. */
export function statusOf(row: RowState): RowStatus {
  if (row.confirmed) return 'Confirmed';
  return row.waitlist ? 'Applied' : 'Selected';
}

/** As the person reads it: before publication a selection still reads "Applied". */
export function ownStatusOf(row: RowState, tournamentStatus: Status): RowStatus {
  const status = statusOf(row);
  return status === 'Selected' && !selectionsShown(tournamentStatus) ? 'Applied' : status;
}

/** Whether the person is expected there: an official from their own yes on, a volunteer once they have a spot. */
export const isSettled = ({ kind, status }: { readonly kind: Kind; readonly status: RowStatus }): boolean =>
  status === 'Confirmed' || (kind === 'volunteer' && status === 'Selected');

/** What the person does or hears next of shifts that stand like this to them. */
export type NextStep = 'confirm' | 'selection' | 'place' | 'come';

export function nextStepOf(rows: readonly { readonly kind: Kind; readonly status: RowStatus }[]): NextStep {
  const has = (kind: Kind, status: RowStatus) =>
    rows.some((row) => row.kind === kind && row.status === status);
  if (has('official', 'Selected')) return 'confirm';
  if (has('official', 'Applied')) return 'selection';
  return has('volunteer', 'Applied') ? 'place' : 'come';
}

/** `12:05` for 725 minutes. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export type Fill = 'green' | 'lightgreen' | null;

/** Green: all spots confirmed. Light green: enough people, not all of them confirmed. */
export function fillOf(shift: {
  readonly spots: number;
  readonly confirmed_count: number;
  /** Selected and confirmed. */
  readonly count: number;
  readonly wait_count: number;
}): Fill {
  if (shift.spots === 0) return null;
  if (shift.confirmed_count >= shift.spots) return 'green';
  return shift.count + shift.wait_count >= shift.spots ? 'lightgreen' : null;
}
