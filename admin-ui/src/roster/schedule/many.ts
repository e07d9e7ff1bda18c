import type { SignupChange, SignupChanged } from '@courtcrew/domain/roster/contract.ts';
import { localizedConflict } from '@courtcrew/ui-kit/words/conflict.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import type { Line, SeatAt, SeatStatus } from './lines.ts';
import type { SignupBack } from './useSignupsBack.ts';

export type Standing = SignupChange['to'];

export const STANDING: Readonly<Record<SeatStatus, Standing>> = {
  applied: 'Applied',
  selected: 'Selected',
  confirmed: 'Confirmed',
};

/** Statuses a bulk change applies to: it never demotes confirmed people to selected. */
const CONCERNS: Readonly<Record<Standing, (status: SeatStatus) => boolean>> = {
  Selected: (status) => status === 'applied',
  Confirmed: (status) => status !== 'confirmed',
  Applied: (status) => status !== 'applied',
  Removed: () => true,
};

export const concerned = (seats: readonly SeatAt[], to: Standing): readonly SeatAt[] =>
  seats.filter(({ status }) => CONCERNS[to](status));

/** Selects while anybody is applied, else reverts to applied. */
export const toggled = (seats: readonly SeatAt[]): Standing =>
  seats.some(({ status }) => status === 'applied') ? 'Selected' : 'Applied';

/** What the desk sees goes along: nobody who has left meanwhile is put back by it. */
export const changesTo = (seats: readonly SeatAt[], to: Standing): SignupChange[] =>
  seats.map(({ shift: { sid }, spot: { ref_id }, status }) => ({ sid, ref_id, seen: STANDING[status], to }));

/** Undo: from where the change left them to their former status, captains included. */
export const changesBack = (seats: readonly SeatAt[], seen: Standing): SignupBack[] =>
  seats.map(({ shift: { sid }, spot: { ref_id, captain }, status }) => ({
    sid,
    ref_id,
    seen,
    to: STANDING[status],
    ...(captain && { captain }),
  }));

export interface Outcome {
  readonly done: readonly SeatAt[];
  /** Reason by row key. */
  readonly refused: ReadonlyMap<string, string>;
  /** Somebody is notified by mail. */
  readonly mailed: boolean;
}

/** Outcome per person; no-ops are in neither part. */
export function outcomeOf(seats: readonly SeatAt[], answers: readonly SignupChanged[]): Outcome {
  const pairs = seats.flatMap((seat, index) => {
    const answer = answers[index];
    return answer ? [{ seat, answer }] : [];
  });
  return {
    mailed: answers.some(({ mailed }) => mailed),
    done: pairs.filter(({ answer }) => answer.changed).map(({ seat }) => seat),
    refused: new Map(
      pairs
        .filter(({ answer }) => answer.refused !== undefined)
        .map(({ seat, answer }) => [
          seat.spot.shift_id,
          answer.conflict
            ? localizedConflict(answer.conflict)
            : localized(answer.message ?? '', answer.template),
        ]),
    ),
  };
}

/** Keys of everybody in the line's shift. */
export function keysOfShift(lines: readonly Line[], of: Line): readonly string[] {
  if (of.kind === 'day') return [];
  return lines.flatMap((line) => (line.kind === 'seat' && line.shift.sid === of.shift.sid ? [line.key] : []));
}
