import type { SignupChange, SignupChanged } from '@courtcrew/domain/roster/contract.ts';
import { said } from '@courtcrew/ui-kit/words/said.ts';
import type { Line, Seat, SeatStatus } from './lines.ts';

export type Standing = SignupChange['to'];

export const STANDING: Readonly<Record<SeatStatus, Standing>> = {
  applied: 'Applied',
  selected: 'Selected',
  confirmed: 'Confirmed',
};

/** Of whom a change would make something else: nobody confirmed is selected by the way. */
const CONCERNS: Readonly<Record<Standing, (status: SeatStatus) => boolean>> = {
  Selected: (status) => status === 'applied',
  Confirmed: (status) => status !== 'confirmed',
  Applied: (status) => status !== 'applied',
  Removed: () => true,
};

export const concerned = (seats: readonly Seat[], to: Standing): readonly Seat[] =>
  seats.filter(({ status }) => CONCERNS[to](status));

/** What the key that selects, or takes back, does to many: as long as anybody waits, it selects. */
export const toggled = (seats: readonly Seat[]): Standing =>
  seats.some(({ status }) => status === 'applied') ? 'Selected' : 'Applied';

export const changesTo = (seats: readonly Seat[], to: Standing): SignupChange[] =>
  seats.map(({ shift: { sid }, spot: { ref_id } }) => ({ sid, ref_id, to }));

/** Puts them back as they stood, who led their shift as who leads it. */
export const changesBack = (seats: readonly Seat[]): SignupChange[] =>
  seats.map(({ shift: { sid }, spot: { ref_id, captain }, status }) => ({
    sid,
    ref_id,
    to: STANDING[status],
    ...(captain && { captain }),
  }));

export interface Outcome {
  readonly done: readonly Seat[];
  /** Why, by the key of the row. */
  readonly refused: ReadonlyMap<string, string>;
  /** Whether anybody is written to. */
  readonly mailed: boolean;
}

/** What became of each; who stood there already is in neither part. */
export function outcomeOf(seats: readonly Seat[], answers: readonly SignupChanged[]): Outcome {
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
        .map(({ seat, answer }) => [seat.spot.shift_id, said(answer.message ?? '')]),
    ),
  };
}

/** The rows of everybody in the shift that a line is of. */
export function keysOfShift(lines: readonly Line[], of: Line): readonly string[] {
  if (of.kind === 'day') return [];
  return lines.flatMap((line) => (line.kind === 'seat' && line.shift.sid === of.shift.sid ? [line.key] : []));
}
